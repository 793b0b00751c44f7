import { expect, it } from "vitest";
import { partRows, standings, winnersOf } from "./standings";

const reason = { sentence: "" };

it("orders participants by place and says who is tied", () => {
  const result = { points: [40, 52, 52], ranks: [3, 2, 1], ties: [[3], [1], [4]], winners: [2], reason };
  expect(standings(result).map(({ participant, place, isTied }) => [participant, place, isTied])).toEqual([
    [2, 1, true],
    [1, 2, true],
    [0, 3, false],
  ]);
});

it("gives automatic players a place", () => {
  const result = { points: [40], ranks: [2], ties: [[-1]], winners: [], reason };
  const automatic = {
    automatic: [
      [41, -2],
      [40, -3],
    ],
    automatic_ranks: [1, 3],
  };
  expect(standings({ ...result, ...automatic }).map(({ participant, place }) => [participant, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
  expect(winnersOf({ ...result, ...automatic })).toEqual([1]);
});

it("shows what the points came from, the most first", () => {
  expect(partRows([{ press: 3, rest: 0 }, { majorities: 12 }])).toEqual([
    { part: "majorities", points: [0, 12] },
    { part: "press", points: [3, 0] },
  ]);
});
