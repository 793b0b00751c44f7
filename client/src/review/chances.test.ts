import { expect, test } from "vitest";
import { chanceAt, lineOf, some } from "./chances";

const CURVE = [
  { ply: 2, win: 0.5 },
  { ply: 6, win: 0.25 },
  { ply: 9, win: 1 },
];

test("a line goes through all that is known", () => {
  expect(lineOf(CURVE, (ply, win) => [ply * 10, 100 - win * 100])).toBe("M20.0 50.0L60.0 75.0L90.0 0.0");
  expect(lineOf([], () => [0, 0])).toBe("");
});

test("a chance holds until another is known, and the first from the start", () => {
  expect([0, 2, 5, 6, 9, 20].map((ply) => chanceAt(CURVE, ply))).toEqual([0.5, 0.5, 0.5, 0.25, 1, 1]);
  expect(chanceAt([], 3)).toBe(0);
});

test("of many things some are taken, with the first and the last", () => {
  expect(some([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(some([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 3, 6, 9]);
});
