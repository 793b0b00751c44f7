/** Hand: the own cards, each with a key that stays with it when it leaves the hand. */

export interface Held {
  readonly kind: string;
  readonly key: string;
}

export interface OwnCards {
  readonly hand: readonly Held[];
  readonly laidAside: readonly Held[];
  readonly chosen: readonly Held[];
}

interface Own {
  readonly hand: readonly string[];
  readonly laid_aside: readonly string[];
  readonly chosen: readonly string[];
}

/** Equal cards are numbered from the hand on: the card that leaves the hand is always its last copy, and keeps its number. */
export function ownCards(own: Own, costOf: (kind: string) => number): OwnCards {
  const copies = new Map<string, number>();
  const held = (kind: string): Held => {
    const copy = copies.get(kind) ?? 0;
    copies.set(kind, copy + 1);
    return { kind, key: `${kind} ${copy}` };
  };
  const hand = [...own.hand].sort((one, other) => costOf(one) - costOf(other)).map(held);
  const laidAside = [...own.laid_aside].reverse().map(held).reverse();
  return { hand, laidAside, chosen: own.chosen.map(held) };
}
