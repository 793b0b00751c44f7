import { describe, expect, it } from "vitest";
import { districtsOf, pointsIn, pointsInAll } from "./scoring";
import type { District, Plot } from "./view";

function plot(owner: number | null, skyscrapers: number, worth: number): Plot {
  return { plot: "times-square-violet", shops: [], owner, skyscrapers, worth };
}

const SQUARE: District = {
  district: "times-square",
  closed: false,
  plots: [plot(2, 2, 3), plot(0, 1, 5), plot(null, 0, 8), plot(2, 1, 1)],
};
const CLOSED: District = { district: "52nd-west", closed: true, plots: [plot(null, 0, 1)] };

describe("what districts would bring", () => {
  it("is what all skyscrapers of a seat are worth", () => {
    expect(pointsIn(SQUARE)).toEqual([
      [0, 5],
      [2, 7],
    ]);
    expect(pointsInAll([SQUARE, CLOSED, SQUARE], 2)).toBe(14);
    expect(districtsOf([SQUARE, CLOSED], 0)).toBe(1);
    expect(districtsOf([SQUARE, CLOSED], 1)).toBe(0);
  });
});
