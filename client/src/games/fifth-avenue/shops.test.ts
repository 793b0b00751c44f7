import { describe, expect, it } from "vitest";
import { blocksOf } from "./shops";
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
