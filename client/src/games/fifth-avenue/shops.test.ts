import { describe, expect, it } from "vitest";
import { blocksOf, rowOf } from "./shops";
import type { Shops } from "./view";

const SIZES = [3, 2, 3];

function shops(row: readonly string[], active: number): Shops {
  return {
    row,
    active_block: active,
    placed: 0,
    being_placed: null,
    below_central_park: [],
    of_closed_districts: [],
  };
}

describe("the row of shops", () => {
  it("lies in blocks, of which the first that is not empty is active", () => {
    const row = ["gallery", "jeweller", "boutique", "gallery"];
    const blocks = blocksOf(SIZES, shops(row, 1));
    expect(blocks.map(({ tiles }) => tiles)).toEqual([[], ["gallery"], ["jeweller", "boutique", "gallery"]]);
    expect(blocks.map(({ gone }) => gone)).toEqual([3, 1, 0]);
    expect(blocks.map(({ isActive }) => isActive)).toEqual([false, true, false]);
  });

  it("counts how many tiles players place until a block is empty", () => {
    expect(blocksOf(SIZES, shops([], 0)).map(({ placed }) => placed)).toEqual([2, 3, 5]);
  });
});

describe("what is printed beside the row", () => {
  it("is what the box says, whatever that is", () => {
    const printed = {
      blocks: "2 3",
      "bonus-tiles": "1 5",
      "bonus-districts": "2 7",
      "bonus-points": "9 11",
      "last-tile": 6,
    };
    expect(rowOf(printed)).toEqual({
      blocks: [2, 3],
      bonuses: [
        { placed: 1, points: 9, districts: 2, rule: "5A-4.4" },
        { placed: 5, points: 11, districts: 7, rule: "5A-4.5" },
      ],
      lastTile: 6,
    });
    expect(rowOf()).toEqual({ blocks: [], bonuses: [], lastTile: 0 });
  });
});
