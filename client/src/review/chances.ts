/** Chances: the chance of a seat to win in the course of a game, as something to be drawn. */

import type { ChanceAfter } from "../wire/messages";

export type Curve = readonly ChanceAfter[];
export type Place = (ply: number, win: number) => readonly [number, number];

/** A line through all that is known, as the `d` of a path. */
export function lineOf(curve: Curve, place: Place): string {
  return curve
    .map(({ ply, win }) => place(ply, win))
    .map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/** What was known last after so many moves; before the first decision, what came with it. */
export function chanceAt(curve: Curve, ply: number): number {
  return (curve.findLast((each) => each.ply <= ply) ?? curve[0])?.win ?? 0;
}

/** At most so many of some things, from the first to the last. */
export function some<Thing>(things: readonly Thing[], most: number): Thing[] {
  if (things.length <= most) return [...things];
  return Array.from({ length: most }, (_, at) => things[Math.round((at * (things.length - 1)) / (most - 1))]!);
}
