/** Cards: what is printed on each kind, read from the box of the game. */

import type { Component } from "../../texts/language";
import type { CitySymbol } from "./view";

export interface Card {
  readonly kind: string;
  readonly copies: number;
  readonly cost: number;
  readonly income: Sum;
  readonly points: Sum;
  readonly symbols: readonly CitySymbol[];
  /** One of these has to stand in the city. */
  readonly needs: readonly string[];
  readonly discounts: readonly Discount[];
  readonly onePerCity: boolean;
}

/** A number, and what can be added to it. */
export interface Sum {
  readonly plain: number;
  readonly bonuses: readonly Bonus[];
}

/** So much for each symbol or building, or once if there is one. */
export interface Bonus {
  readonly amount: number;
  readonly counts: Counting;
  /** A symbol or a kind of card. */
  readonly of: string;
}

export type Counting =
  "symbols" | "symbols of another city" | "one here" | "further ones here" | "all in play" | "one in play";

export interface Discount {
  readonly amount: number;
  /** A kind of card, or a symbol that cards show. */
  readonly of: string;
}

export const SYMBOLS: readonly CitySymbol[] = ["car", "fountain", "cart"];

const TERM = /^(\d+)([*?])([a-z-]+)(@[a-z_]+)?$/;
const DISCOUNT = /^(\d+):(?:symbol=)?([a-z-]+)$/;
const COUNTINGS: Readonly<Record<string, Counting>> = {
  "*@best_other": "symbols of another city",
  "?": "one here",
  "*@own_other": "further ones here",
  "*@all": "all in play",
  "?@all": "one in play",
};

export function cardOf(kind: string, component: Component | undefined): Card {
  const text = (field: string): string => String(component?.[field] ?? "");
  return {
    kind,
    copies: Number(text("copies")),
    cost: Number(text("cost")),
    income: sumOf(text("income")),
    points: sumOf(text("points")),
    symbols: words(text("symbols")).filter(isSymbol),
    needs: words(text("needs")),
    discounts: words(text("discounts")).map(discountOf),
    onePerCity: text("one-per-city") === "yes",
  };
}

export function isSymbol(name: string): name is CitySymbol {
  return SYMBOLS.some((symbol) => symbol === name);
}

/** Read a sum such as `1 + 1?freeway`. */
export function sumOf(text: string): Sum {
  const terms = text.split(" + ");
  return {
    plain: terms.filter((term) => /^\d+$/.test(term)).reduce((total, term) => total + Number(term), 0),
    bonuses: terms.flatMap(bonus),
  };
}

function bonus(term: string): Bonus[] {
  const [, amount, sign = "", of = "", where = ""] = TERM.exec(term) ?? [];
  if (amount === undefined) return [];
  return [{ amount: Number(amount), counts: COUNTINGS[sign + where] ?? "symbols", of }];
}

/** Read a discount such as `2:hospital` or `1:symbol=fountain`. */
export function discountOf(text: string): Discount {
  const [, amount = "0", of = ""] = DISCOUNT.exec(text) ?? [];
  return { amount: Number(amount), of };
}

function words(text: string): string[] {
  return text.split(" ").filter(Boolean);
}
