/** Opponents: how bots are offered to play against. */

import { sentence, speech } from "./texts/speech.svelte";
import type { KnownGames } from "./wire/messages";

export interface Opponent {
  readonly value: string;
  readonly text: string;
  readonly group?: string;
}

/** The levels with their numbers, from easy to strong, and apart from them whoever else can play. */
export function opponentsOf({ bots, levels }: Pick<KnownGames, "bots" | "levels">): Opponent[] {
  const numbered = levels.map((value, place) => ({ value, text: `${place + 1} · ${speech.page.name(value)}` }));
  const others = bots.filter((bot) => !levels.includes(bot));
  return [
    ...numbered,
    ...others.map((value) => ({ value, text: speech.page.name(value), group: sentence("Other bots") })),
  ];
}
