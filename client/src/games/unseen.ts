/** Unseen: what can be worked out about cards that nobody has shown since a shuffle, in words. */

import type { Scene } from "./scene.svelte";

export interface Shuffle {
  /** How many of each card nobody has shown since. */
  readonly unseen: Readonly<Record<string, number>>;
  /** How many of these are hidden in each hand, by participant. */
  readonly hidden: readonly number[];
}

type Speaker = Pick<Scene<unknown>, "sentence" | "language" | "names" | "seat">;

/** What the own seat has not seen of each shuffle that still matters, and how many of that others hold. */
export function unseenWords(
  scene: Speaker,
  shuffles: readonly Shuffle[],
  ownHidden: readonly (readonly string[])[],
): string {
  return shuffles
    .map((shuffle, place) => wordsOf(scene, shuffle, ownHidden[place] ?? [], place === shuffles.length - 1))
    .filter((words) => words !== "")
    .join(" ");
}

function wordsOf(scene: Speaker, shuffle: Shuffle, own: readonly string[], isLast: boolean): string {
  const unseen = listed(
    Object.entries(shuffle.unseen).map(([card, count]): [string, number] => [
      scene.language.name(card),
      count - own.filter((held) => held === card).length,
    ]),
  );
  if (unseen === "") return "";
  const hands = listed(
    shuffle.hidden.map((count, seat): [string, number] => [scene.names[seat] ?? "", seat === scene.seat ? 0 : count]),
  );
  const cards = isLast
    ? scene.sentence("Not seen since the last shuffle: {unseen}.", { unseen })
    : scene.sentence("Not seen since a shuffle before: {unseen}.", { unseen });
  return hands === "" ? cards : `${cards} ${scene.sentence("Hidden in hands: {hands}.", { hands })}`;
}

function listed(counts: readonly (readonly [string, number])[]): string {
  return counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ×${count}`)
    .join(", ");
}
