/** Hands: what everybody held in secret, for the open table. */

export interface Held {
  readonly place: "hand" | "chosen" | "laid aside" | "bid";
  readonly cards: readonly Counted[];
}

export interface Counted {
  readonly card: string;
  readonly count: number;
}

/** What a seat's own view has that a spectator's has not. */
export type Own = Readonly<Record<string, unknown>>;

/** The secret cards of a seat, by where they lie. */
export function heldBy(own: Own): Held[] {
  const bid = own["own_bid"];
  const places = [
    { place: "hand", cards: own["hand"] },
    { place: "chosen", cards: own["chosen"] },
    { place: "laid aside", cards: own["laid_aside"] },
    { place: "bid", cards: own["adding_to_bid"] ?? (isOwn(bid) ? bid["adding"] : []) },
  ] as const;
  return places
    .map(({ place, cards }) => ({ place, cards: counted(isNames(cards) ? cards : []) }))
    .filter(({ cards }) => cards.length > 0);
}

function isOwn(value: unknown): value is Own {
  return typeof value === "object" && value !== null;
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function counted(cards: readonly string[]): Counted[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((each) => each === card).length }));
}
