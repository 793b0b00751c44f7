/** What the districts would bring, by what the view says that skyscrapers are worth. */

import type { District } from "./view";

/** What each seat with skyscrapers in a district would score there now, by seat. */
export function pointsIn(district: District): (readonly [seat: number, points: number])[] {
  const points = new Map<number, number>();
  for (const { owner, skyscrapers, worth } of district.plots) {
    if (owner !== null) points.set(owner, (points.get(owner) ?? 0) + skyscrapers * worth);
  }
  return [...points].sort(([one], [other]) => one - other);
}

/** What a seat would score in all districts that are not closed. */
export function pointsInAll(districts: readonly District[], seat: number): number {
  const scores = districts.flatMap((district) => (district.closed ? [] : pointsIn(district)));
  return scores.reduce((total, [owner, points]) => total + (owner === seat ? points : 0), 0);
}

/** In how many districts a seat has skyscrapers. */
export function districtsOf(districts: readonly District[], seat: number): number {
  return districts.filter((district) => district.plots.some((plot) => plot.owner === seat)).length;
}
