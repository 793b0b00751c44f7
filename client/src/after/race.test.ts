import { expect, it } from "vitest";
import { lineOf, moments, participantsOf, scaleOf, spread } from "./race";

it("chooses round numbers that hold all values", () => {
  expect(scaleOf([0, 53])).toEqual({ ticks: [0, 10, 20, 30, 40, 50, 60], lowest: 0, highest: 60 });
  expect(scaleOf([])).toEqual({ ticks: [0, 1], lowest: 0, highest: 1 });
  expect(scaleOf([-3, 4]).lowest).toBe(-4);
});

it("stays level until points are scored, and goes on to the last move", () => {
  const race = [[0], [0], [3], [3]];
  expect(lineOf(race, 0, (ply, points) => [ply, points])).toBe("M0.0 0.0L2.0 0.0L2.0 3.0L3.0 3.0");
});

it("keeps labels apart and inside", () => {
  expect(spread([5, 5, 90], 20, 0, 100)).toEqual([5, 25, 90]);
  expect(spread([95, 99], 20, 0, 100)).toEqual([80, 100]);
});

it("chooses moments from the first to the last", () => {
  expect(
    moments(
      Array.from({ length: 101 }, () => [0]),
      6,
    ),
  ).toEqual([0, 20, 40, 60, 80, 100]);
  expect(moments([[0], [1]], 6)).toEqual([0, 1]);
  expect(moments([], 6)).toEqual([0]);
});

it("knows who took part", () => {
  expect(participantsOf([[0, 0, 0]])).toEqual([0, 1, 2]);
});
