/** Words: what stands on components, and how sure it is. */

import { discountOf, isSymbol, sumOf } from "../../games/the-city/cards";
import { discountInWords, sumInWords, symbolInWords } from "../../games/the-city/wording";
import type { Language } from "../../texts/language";
import { sentence } from "../../texts/speech.svelte";

const FIELDS: Readonly<Record<string, () => string>> = {
  copies: () => sentence("Copies"),
  cost: () => sentence("Cost"),
  income: () => sentence("Income"),
  points: () => sentence("Points"),
  symbols: () => sentence("Symbols"),
  needs: () => sentence("Needs"),
  discounts: () => sentence("Discounts"),
  "one-per-city": () => sentence("One per city"),
  value: () => sentence("Value"),
  dark: () => sentence("Copies, dark"),
  light: () => sentence("Copies, light"),
  set: () => sentence("Set"),
  borough: () => sentence("Borough"),
  boroughs: () => sentence("Boroughs"),
  ring: () => sentence("Ring of plots"),
  "six-plot-ring": () => sentence("Ring, six plots"),
  blocks: () => sentence("Blocks"),
  skyscrapers: () => sentence("Skyscrapers"),
  "bonus-tiles": () => sentence("Bonus after tiles"),
  "bonus-districts": () => sentence("Bonus for districts"),
  "bonus-points": () => sentence("Points of the bonus"),
  "last-tile": () => sentence("Last tile"),
};

/** What a field is called; one that has no words of its own goes by its name. */
export function fieldWords(field: string): string {
  return FIELDS[field]?.() ?? field;
}

const CONFIDENCES: Readonly<Record<string, () => string>> = {
  certain: () => sentence("certain"),
  likely: () => sentence("likely"),
  inferred: () => sentence("inferred"),
  disputed: () => sentence("disputed"),
  reconstructed: () => sentence("reconstructed"),
  corrected: () => sentence("corrected"),
};

/** How sure a value is, from what the rules state to what was chosen to fit. */
export const CONFIDENCE_ORDER = Object.keys(CONFIDENCES);

export function confidenceWords(confidence: string): string {
  return CONFIDENCES[confidence]?.() ?? confidence;
}

/** A value in the words of the game instead of the notation of corrections: a sum, discounts, yes or no, or names. */
export function valueWords(language: Language, value: string): string {
  if (/\d[*?]/.test(value)) return sumInWords(language, sumOf(value));
  const parts = value.split(" ").filter(Boolean);
  if (/\d:/.test(value)) return parts.map((part) => discountInWords(language, discountOf(part))).join(", ");
  if (value === "yes") return sentence("yes");
  if (value === "no") return sentence("no");
  return parts.map((part) => (isSymbol(part) ? symbolInWords(language, part) : language.name(part))).join(", ");
}
