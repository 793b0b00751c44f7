/** Standings: everybody who took part, automatic players too, in the order of their places. */

import type { Outcome } from "../wire/messages";

export interface Standing {
  /** The number of a seat; automatic players come after the seats. */
  readonly participant: number;
  readonly place: number;
  readonly points: number;
  /** What breaks ties of points, in order. */
  readonly breaks: readonly number[];
  /** Has somebody else as many points? */
  readonly isTied: boolean;
}

export function standings(result: Outcome): Standing[] {
  const automatic = (result.automatic ?? []).map(([points = 0, ...breaks]) => ({ points, breaks }));
  const scores = [...result.points.map((points, seat) => ({ points, breaks: result.ties[seat] ?? [] })), ...automatic];
  const places = [...result.ranks, ...(result.automatic_ranks ?? [])];
  return scores
    .map(({ points, breaks }, participant) => ({
      participant,
      place: places[participant] ?? 0,
      points,
      breaks,
      isTied: scores.filter((other) => other.points === points).length > 1,
    }))
    .toSorted((one, other) => one.place - other.place);
}

export interface PartRow {
  readonly part: string;
  /** By participant. */
  readonly points: readonly number[];
}

/** What the points came from, in rows: what brought most of all comes first. */
export function partRows(parts: readonly Readonly<Record<string, number>>[]): PartRow[] {
  const names = new Set(parts.flatMap((each) => Object.keys(each)));
  return [...names]
    .map((part) => ({ part, points: parts.map((each) => each[part] ?? 0) }))
    .filter((row) => row.points.some((points) => points !== 0))
    .toSorted((one, other) => sum(other.points) - sum(one.points));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Whoever has the first place, with or without a seat. */
export function winnersOf(outcome: Outcome): number[] {
  return standings(outcome)
    .filter(({ place }) => place === 1)
    .map(({ participant }) => participant);
}
