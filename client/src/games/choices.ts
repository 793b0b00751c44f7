/** Choices in words: what is offered, grouped by what is done. */

import type { Offered } from "../wire/messages";

export interface Group {
  /** The first action of the group: its verb says what all of them do. */
  readonly first: string;
  readonly choices: readonly Offered[];
}

/** Groups of the same verb with the same number of things, in the order in which they are offered. */
export function grouped(choices: readonly Offered[]): Group[] {
  const groups = new Map<string, Offered[]>();
  for (const choice of choices) {
    const [verb = "", ...things] = choice.action.split(" ");
    const kind = `${verb} ${things.length}`;
    groups.set(kind, [...(groups.get(kind) ?? []), choice]);
  }
  return [...groups.values()].map((group) => ({ first: group[0]?.action ?? "", choices: group }));
}
