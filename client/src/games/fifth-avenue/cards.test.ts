import { describe, expect, it } from "vitest";
import { colourOf, mostToBuild, piled, totalOf, valueOf } from "./cards";

const LIMITS: Readonly<Record<string, number>> = { "green-4": 3, "black-6": 1 };
const BOX = { component: (card: string) => ({ skyscrapers: LIMITS[card] }) };

describe("cards", () => {
  it("are read from their notation", () => {
    expect(colourOf("violet-5")).toBe("violet");
    expect(valueOf("violet-5")).toBe(5);
    expect(colourOf("34th-west-orange")).toBe("orange");
    expect(colourOf("times-square-sixth")).toBe("sixth");
  });

  it("lie on piles by colour and value", () => {
    expect(piled(["black-4", "violet-6", "black-4", "violet-4"])).toEqual([
      { card: "violet-4", copies: 1 },
      { card: "violet-6", copies: 1 },
      { card: "black-4", copies: 2 },
    ]);
  });

  it("add up, and the highest sets the limit", () => {
    expect(totalOf(["green-4", "black-6"])).toBe(10);
    expect(mostToBuild(["green-4", "green-4"], 9, BOX)).toBe(3);
    expect(mostToBuild(["green-4", "black-6"], 9, BOX)).toBe(1);
    expect(mostToBuild(["green-4"], 2, BOX)).toBe(2);
    expect(mostToBuild([], 9, BOX)).toBe(0);
  });
});
