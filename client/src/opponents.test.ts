import { expect, test } from "vitest";
import { opponentsOf } from "./opponents";

test("levels come first, numbered from easy to strong, and other bots apart from them", () => {
  const offered = opponentsOf({ bots: ["random", "greedy", "level-1", "level-2"], levels: ["level-1", "level-2"] });

  expect(offered.map(({ value, group }) => [value, group !== undefined])).toEqual([
    ["level-1", false],
    ["level-2", false],
    ["random", true],
    ["greedy", true],
  ]);
  expect(offered.slice(0, 2).map(({ text }) => text.slice(0, 3))).toEqual(["1 ·", "2 ·"]);
});
