/** Rematch: the keys stay as they are, and everybody moves on by one seat. */

import type { Place } from "../wire/connection.svelte";
import { kept } from "../wire/kept.svelte";

/** Keep the next table, if the last one is kept here; where to go. */
export function keepRematch(place: Place, rematch: string, seats: number): string {
  const last = kept.find(place.table);
  if (!last) return `#/table/${rematch}/${place.key}`;
  kept.keep({ ...last, table: rematch, keys: moved(last.keys, seats), at: Date.now() });
  return `#/table/${rematch}`;
}

/** The keys by the seats of the next game. */
export function moved(keys: Readonly<Record<string, string>>, seats: number): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).map(([seat, key]) => [(Number(seat) + seats - 1) % seats, key]));
}
