/** Race: how points grew, as lines to be drawn. */

/** The points of every participant after each move; the first are those before any. */
export type Race = readonly (readonly number[])[];

export interface Scale {
  readonly ticks: readonly number[];
  readonly lowest: number;
  readonly highest: number;
}

const STEPS = [1, 2, 5];
const MOST_TICKS = 6;

/** Round numbers from below the lowest value to above the highest. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = stepOf(high - low);
  const lowest = Math.floor(low / step) * step;
  const highest = Math.ceil(high / step) * step;
  const count = Math.round((highest - lowest) / step) + 1;
  return { ticks: Array.from({ length: count }, (_, at) => lowest + at * step), lowest, highest };
}

function stepOf(span: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = STEPS.map((each) => each * ten).find((each) => span / each < MOST_TICKS);
    if (step !== undefined) return step;
  }
}

/** Participants who took part in the race. */
export function participantsOf(race: Race): number[] {
  return Array.from({ length: race[0]?.length ?? 0 }, (_, participant) => participant);
}

/** Is most of the points scored at the very end, so that the last move is a stage of its own? */
export function hasFinale(race: Race): boolean {
  const last = race.at(-1) ?? [];
  const before = race.at(-2) ?? last;
  const gained = last.map((points, participant) => points - (before[participant] ?? 0));
  return Math.max(0, ...gained) > Math.max(0, ...last) / 2;
}

export type Place = (ply: number, points: number) => readonly [number, number];

/** A line that stays level until points are scored, as the `d` of a path. */
export function lineOf(race: Race, participant: number, place: Place): string {
  const corners = race.flatMap((points, ply) => {
    const now = points[participant] ?? 0;
    const before = race[ply - 1]?.[participant];
    if (before === now && ply < race.length - 1) return [];
    return before === undefined || before === now ? [place(ply, now)] : [place(ply, before), place(ply, now)];
  });
  return corners.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Heights of labels that should stand at the wished ones, with a gap between each two, between two ends. */
export function spread(wished: readonly number[], gap: number, first: number, last: number): number[] {
  const order = wished.map((_, at) => at).toSorted((one, other) => (wished[one] ?? 0) - (wished[other] ?? 0));
  const heights = [...wished];
  let free = first;
  for (const at of order) {
    heights[at] = Math.max(heights[at] ?? 0, free);
    free = (heights[at] ?? 0) + gap;
  }
  let end = last;
  for (const at of order.toReversed()) {
    heights[at] = Math.min(heights[at] ?? 0, end);
    end = (heights[at] ?? 0) - gap;
  }
  return heights;
}

/** How many rounds have been played after each move, where `rounds` says how many have begun; the moves of a round are parts of it. */
export function timeOf(rounds: readonly number[]): number[] {
  const last = rounds.length - 1;
  return rounds.map((round, ply) => {
    const first = rounds.indexOf(round);
    const next = rounds.lastIndexOf(round) + 1;
    const end = Math.min(next, last);
    return Math.max(0, round - 1 + (end > first ? (ply - first) / (end - first) : 0));
  });
}

/** The last move of so many rounds. */
export function plyAfter(time: readonly number[], rounds: number): number {
  return Math.max(
    0,
    time.findLastIndex((played) => played <= rounds),
  );
}
