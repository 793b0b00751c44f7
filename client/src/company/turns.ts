/** Turns: who of the people at one device looks at the table next. */

import type { Seat } from "../wire/messages";

/** Does this seat owe an answer that a person has to give? */
export function isAwaited(seat: Seat | undefined): boolean {
  return seat !== undefined && (seat.owes ?? false) && !seat.bot;
}

/** The next of these seats, counted from the one that looks now, whose answer is awaited; null while it is up to the one that looks, or to nobody here. */
export function nextHere(seats: readonly Seat[], here: readonly number[], looking: number): number | null {
  if (isAwaited(seats[looking])) return null;
  const after = here.filter((seat) => seat > looking);
  const before = here.filter((seat) => seat < looking);
  return [...after, ...before].find((seat) => isAwaited(seats[seat])) ?? null;
}
