import { expect, it } from "vitest";
import { hasFinale, lineOf, participantsOf, plyAfter, scaleOf, spread, timeOf } from "./race";

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

it("counts rounds, and moves as parts of them", () => {
  const time = timeOf([0, 0, 1, 1, 2, 2, 2]);
  expect(time).toEqual([0, 0, 0, 0.5, 1, 1.5, 2]);
  expect([0, 1, 2].map((rounds) => plyAfter(time, rounds))).toEqual([2, 4, 6]);
  expect(timeOf([1])).toEqual([0]);
  expect(plyAfter([], 0)).toBe(0);
});

it("knows who took part", () => {
  expect(participantsOf([[0, 0, 0]])).toEqual([0, 1, 2]);
});

it("sees whether most is scored at the very end", () => {
  expect(
    hasFinale([
      [0, 0],
      [9, 3],
      [60, 70],
    ]),
  ).toBe(true);
  expect(
    hasFinale([
      [0, 0],
      [39, 33],
      [60, 52],
    ]),
  ).toBe(false);
  expect(hasFinale([[0, 0]])).toBe(false);
  expect(hasFinale([])).toBe(false);
});
