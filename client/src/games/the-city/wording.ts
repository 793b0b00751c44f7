/** Wording: what a card says, short with signs for its face, and in words with rule numbers for its explanation. */

import type { Line } from "../../parts/explainer.svelte";
import type { Scene } from "../scene.svelte";
import { isSymbol, type Bonus, type Card, type Counting, type Discount, type Sum } from "./cards";
import type { CitySymbol } from "./view";

/** Text, or a sign in its place: a symbol, or an amount of income or points. */
export type Segment =
  { readonly text: string } | { readonly symbol: CitySymbol } | { readonly figure: Gain; readonly amount: string };

export type Gain = "income" | "points";

type Speaker = Pick<Scene<unknown>, "sentence">;

/** How gains and symbols are said: as marks that become signs, or in words. */
interface Manner {
  gain(gain: Gain, amount: number): string;
  symbol(symbol: CitySymbol): string;
}

const MARK = /⟦([a-z]+) ?(\d*)⟧/;
const MARKED: Manner = {
  gain: (gain, amount) => `⟦${gain} ${amount}⟧`,
  symbol: (symbol) => `⟦${symbol}⟧`,
};

/** All that stands on the face of a card below its picture. */
export function shortLines(scene: Speaker, card: Card): Segment[][] {
  return [...gains(scene, card, MARKED), ...conditions(scene, card, MARKED)].map(({ text }) => segments(text));
}

/** All that a card says, in words. */
export function allLines(scene: Speaker, card: Card): Line[] {
  const manner = inWords(scene);
  const plain: Line[] = [
    { text: scene.sentence("costs {amount} cards", { amount: card.cost }), rule: "TC-4.2" },
    ...(card.income.plain ? [{ text: manner.gain("income", card.income.plain), rule: "TC-7.2" }] : []),
    ...(card.points.plain ? [{ text: manner.gain("points", card.points.plain), rule: "TC-7.3" }] : []),
    ...(card.symbols.length > 0 ? [{ text: card.symbols.map(manner.symbol).join(", "), rule: "TC-1.2" }] : []),
  ];
  return [...plain, ...gains(scene, card, manner), ...conditions(scene, card, manner)];
}

/** A sum without its kind, as it stands in a list of values. */
export function sumInWords(scene: Speaker, { plain, bonuses }: Sum): string {
  const more = bonuses.map((bonus) => bonusLine(scene, bonus, String(bonus.amount), inWords(scene)).text);
  return (plain > 0 ? [String(plain), ...more] : more).join(", ");
}

export function discountInWords(scene: Speaker, discount: Discount): string {
  return discountLine(scene, discount, inWords(scene)).text;
}

function inWords(scene: Speaker): Manner {
  return {
    gain: (gain, amount) => gainInWords(scene, gain, amount),
    symbol: (symbol) => symbolInWords(scene, symbol),
  };
}

export function gainInWords(scene: Speaker, gain: Gain, amount: number): string {
  return gain === "income"
    ? scene.sentence("{amount} income", { amount })
    : scene.sentence("{amount} points", { amount });
}

export function symbolInWords(scene: Speaker, symbol: CitySymbol): string {
  if (symbol === "car") return scene.sentence("car");
  return symbol === "fountain" ? scene.sentence("fountain") : scene.sentence("shopping cart");
}

export function segments(text: string): Segment[] {
  const found = MARK.exec(text);
  if (!found) return text ? [{ text }] : [];
  const [mark, name = "", amount = ""] = found;
  const before = text.slice(0, found.index);
  return [
    ...(before ? [{ text: before }] : []),
    isSymbol(name) ? { symbol: name } : { figure: name === "income" ? "income" : "points", amount },
    ...segments(text.slice(found.index + mark.length)),
  ];
}

function gains(scene: Speaker, card: Card, manner: Manner): Line[] {
  return (["income", "points"] as const).flatMap((gain) =>
    card[gain].bonuses.map((bonus) => bonusLine(scene, bonus, manner.gain(gain, bonus.amount), manner)),
  );
}

const RULES: Readonly<Record<Counting, string>> = {
  symbols: "TC-7.4",
  "one here": "TC-7.5",
  "all in play": "TC-7.6",
  "one in play": "TC-7.7",
  "symbols of another city": "TC-7.8",
  "further ones here": "TC-7.9",
};

function bonusLine(scene: Speaker, { counts, of }: Bonus, gain: string, manner: Manner): Line {
  const symbol = isSymbol(of) ? manner.symbol(of) : "";
  const texts: Record<Counting, () => string> = {
    symbols: () => scene.sentence("{gain} per {symbol}", { gain, symbol }),
    "symbols of another city": () => scene.sentence("{gain} per {symbol} in one other city", { gain, symbol }),
    "one here": () => scene.sentence("{gain} with {card}", { gain, card: of }),
    "further ones here": () => scene.sentence("{gain} per further {card}", { gain, card: of }),
    "all in play": () => scene.sentence("{gain} per {card} in play", { gain, card: of }),
    "one in play": () => scene.sentence("{gain} with {card} in play", { gain, card: of }),
  };
  return { text: texts[counts](), rule: RULES[counts] };
}

function conditions(scene: Speaker, card: Card, manner: Manner): Line[] {
  return [
    ...(card.kind === "construction-crew"
      ? [{ text: scene.sentence("two cards of cost 0 to 4 a round"), rule: "TC-5.1" }]
      : []),
    ...(card.needs.length > 0
      ? [{ text: scene.sentence("needs {needs}", { needs: card.needs }), rule: "TC-4.3" }]
      : []),
    ...card.discounts.map((discount) => discountLine(scene, discount, manner)),
    ...(card.onePerCity ? [{ text: scene.sentence("one per city"), rule: "TC-4.4" }] : []),
  ];
}

function discountLine(scene: Speaker, { of, amount }: Discount, manner: Manner): Line {
  return isSymbol(of)
    ? {
        text: scene.sentence("cards with {symbol} {amount} cheaper", { symbol: manner.symbol(of), amount }),
        rule: "TC-4.9",
      }
    : { text: scene.sentence("{card} {amount} cheaper", { card: of, amount }), rule: "TC-4.5" };
}
