/** Time: what clocks show. */

import type { Timer } from "../wire/messages";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many milliseconds a clock has left now, if this was its state when it was heard of. */
export function leftNow({ left, runs }: Timer, heardAt: number, now: number): number {
  return runs ? Math.max(0, left - Math.max(0, now - heardAt)) : left;
}

/** Minutes and seconds, or hours, or days with their hours: as fine as it matters. */
export function clockText(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  const seconds = two(Math.floor(left / SECOND) % 60);
  const minutes = Math.floor(left / MINUTE);
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${two(minutes % 60)}:${seconds}` : `${minutes}:${seconds}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
