import { describe, expect, it } from "vitest";
import { characterOf, phaseOf, withDollars, type Speaker } from "./characters";
import { isSign } from "./signs";

const COMPONENTS: Readonly<Record<string, Record<string, unknown>>> = {
  "character-40": { value: 5, set: "any dollar dollar", points: 6, says: ["6 points per set"] },
  "yellow-lantern": { borough: "bronx" },
  "green-lantern": { borough: "jersey-city" },
  "brown-lantern": { borough: "queens" },
  "grey-lantern": { borough: "brooklyn" },
  "blue-lantern": { borough: "staten-island" },
};
const speaker = {
  sentence: (english: string) => english,
  language: { name: (notation: string) => notation, component: (notation: string) => COMPONENTS[notation] },
} as unknown as Speaker;

describe("a character", () => {
  it("belongs to a phase or to the end", () => {
    expect([1, 11, 12, 22, 23, 27, 28, 42].map(phaseOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it("says something by signs and in words, whichever of the 42 it is", () => {
    for (let number = 1; number <= 42; number += 1) {
      const { signs, brief } = characterOf(speaker, `character-${number}`);
      expect(signs.some(isSign), `character ${number}`).toBe(true);
      expect(brief, `character ${number}`).not.toBe("");
    }
  });

  it("shows the set that its component names", () => {
    const { signs, value, line } = characterOf(speaker, "character-40");
    expect(signs).toEqual(["6", "point", "/", "vessel", "dollar", "dollar"]);
    expect([value, line]).toEqual([5, "6 points per set"]);
  });

  it("names the borough that its lantern lights", () => {
    expect(characterOf(speaker, "character-28")).toMatchObject({ lantern: "yellow", brief: "bronx" });
  });
});

describe("dollars on characters", () => {
  it("lie on the first of two equal ones", () => {
    expect(withDollars(["a", "b", "a"], ["a"])).toEqual([true, false, false]);
  });
});
