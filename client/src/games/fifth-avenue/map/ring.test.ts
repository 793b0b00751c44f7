import { describe, expect, it } from "vitest";
import { edge, plaza, ring, type Point } from "./ring";

const HALF: Point = { x: 100, y: 50 };

/** Twice the area inside a path of straight lines. */
function area(path: string): number {
  const points = path
    .slice(1, -1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
  const sum = points.reduce((total, [x = 0, y = 0], place) => {
    const [nextX = 0, nextY = 0] = points[(place + 1) % points.length] ?? [];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum);
}

describe.each([5, 6])("a ring of %i plots", (plots) => {
  it("fills the district around the plaza, without gaps or overlaps", () => {
    const all = ring(plots, HALF).reduce((total, { outline }) => total + area(outline), 0);
    const around = area(edge(HALF)) - area(plaza(HALF));
    expect(all / around).toBeCloseTo(1, 2);
  });

  it("begins at the top and goes on clockwise", () => {
    const [first, second] = ring(plots, HALF);
    expect(first?.pieces.x).toBe(0);
    expect(first?.pieces.y).toBeLessThan(0);
    expect(second?.pieces.x).toBeGreaterThan(0);
  });
});
