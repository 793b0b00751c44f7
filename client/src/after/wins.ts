/** Wins: who has won, in a few words. */

import type { Scene } from "../games/scene.svelte";
import type { Outcome } from "../wire/messages";
import { winnersOf } from "./standings";

export function winsWords(scene: Pick<Scene<unknown>, "seat" | "names" | "sentence">, outcome: Outcome): string {
  const winners = winnersOf(outcome);
  if (winners.length === 1 && winners[0] === scene.seat) return scene.sentence("You win!");
  const names = winners.map((participant) => scene.names[participant] ?? "").join(", ");
  return winners.length === 1
    ? scene.sentence("{name} wins", { name: names })
    : scene.sentence("{names} win", { names });
}
