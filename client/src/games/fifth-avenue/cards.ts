/** Cards and plots by their notation: "violet-5" is a card, "34th-west-violet" a plot. */

import type { Language } from "../../texts/language";

export type Box = Pick<Language, "component">;

export const COLOURS = ["violet", "brown", "grey", "orange", "green", "black"] as const;
export type Colour = (typeof COLOURS)[number];

/** Equal cards that lie on each other. */
export interface Pile {
  readonly card: string;
  readonly copies: number;
}

/** The colour of a card or a plot, or "sixth". */
export function colourOf(notation: string): string {
  return COLOURS.find((colour) => notation.split("-").includes(colour)) ?? "sixth";
}

export function valueOf(card: string): number {
  return Number(card.split("-").at(-1));
}

export function totalOf(cards: readonly string[]): number {
  return cards.reduce((total, card) => total + valueOf(card), 0);
}

/** How many skyscrapers are drawn on a card. */
export function skyscrapersOn(card: string, box: Box): number {
  return Number(box.component(card)?.["skyscrapers"] ?? 0);
}

/** How many skyscrapers a bid with these cards lets its winner build: its highest card and the supply are the limits. */
export function mostToBuild(cards: readonly string[], supply: number, box: Box): number {
  return cards.length > 0 ? Math.min(supply, ...cards.map((card) => skyscrapersOn(card, box))) : 0;
}

/** Cards by colour and value, equal ones on a pile. */
export function piled(cards: readonly string[]): Pile[] {
  const sorted = [...new Set(cards)].sort((one, other) => rank(one) - rank(other));
  return sorted.map((card) => ({ card, copies: cards.filter((each) => each === card).length }));
}

function rank(card: string): number {
  return COLOURS.findIndex((colour) => colour === colourOf(card)) * 10 + valueOf(card);
}
