import { expect, test } from "vitest";
import { fitted, layout } from "./skylines";

const SPACE = { width: 400, height: 80, tall: 1 };

function city(...kinds: string[]) {
  return { city: kinds, income_by_building: kinds.map(() => 1), points_by_building: kinds.map(() => 2) };
}

test("few buildings are as high as the space", () => {
  expect(fitted(3, SPACE)).toEqual({ size: 80, rows: 1 });
});

test("more buildings become smaller in one row, until two rows are larger", () => {
  expect(fitted(8, SPACE)).toEqual({ size: 50, rows: 1 });
  expect(fitted(20, SPACE)).toEqual({ size: 40, rows: 2 });
});

test("a city without buildings and without space has a size all the same", () => {
  expect(fitted(0, { width: 0, height: 0, tall: 1 })).toEqual({ size: 24, rows: 1 });
});

test("buildings stand apart in the order they were built while there is space", () => {
  expect(layout(city("house", "school", "house"), 0, SPACE).plots.map((plot) => plot.kind)).toEqual([
    "house",
    "school",
    "house",
  ]);
});

test("equal ones stand together where it is short, and count together", () => {
  const kinds = Array.from({ length: 24 }, (_, place) => (place % 2 ? "house" : "school"));

  expect(layout(city(...kinds), 0, SPACE)).toEqual({
    plots: [
      { kind: "school", key: "school 0", copies: 12, income: 12, points: 24 },
      { kind: "house", key: "house 0", copies: 12, income: 12, points: 24 },
    ],
    size: 80,
    rows: 1,
  });
});
