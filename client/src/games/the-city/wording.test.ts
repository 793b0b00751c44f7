import { expect, test } from "vitest";
import { fill } from "../../texts/template";
import { cardOf, discountOf, sumOf } from "./cards";
import { allLines, discountInWords, segments, shortLines, sumInWords } from "./wording";

const scene = {
  sentence: (english: string, blanks: Record<string, unknown> = {}) =>
    fill(english, Object.fromEntries(Object.entries(blanks).map(([name, value]) => [name, String(value)])), [1]),
};

const PARK = cardOf("central-park", {
  cost: "1",
  income: "0",
  points: "1*fountain",
  symbols: "fountain",
  "one-per-city": "yes",
});

test("marks in a sentence become signs", () => {
  expect(segments("⟦points 2⟧ per ⟦car⟧ in play")).toEqual([
    { figure: "points", amount: "2" },
    { text: " per " },
    { symbol: "car" },
    { text: " in play" },
  ]);
});

test("the face of a card says in signs what is not printed elsewhere on it", () => {
  expect(shortLines(scene, PARK)).toEqual([
    [{ figure: "points", amount: "1" }, { text: " per " }, { symbol: "fountain" }],
    [{ text: "one per city" }],
  ]);
});

test("the explanation says everything in words, each with its rule", () => {
  expect(allLines(scene, PARK)).toEqual([
    { text: "costs 1 cards", rule: "TC-4.2" },
    { text: "fountain", rule: "TC-1.2" },
    { text: "1 points per fountain", rule: "TC-7.4" },
    { text: "one per city", rule: "TC-4.4" },
  ]);
});

test("what makes others cheaper is said", () => {
  const center = cardOf("citizen-center", {
    cost: "2",
    income: "0",
    points: "1",
    discounts: "1:symbol=fountain 2:hospital",
  });

  expect(allLines(scene, center).slice(2)).toEqual([
    { text: "cards with fountain 1 cheaper", rule: "TC-4.9" },
    { text: "hospital 2 cheaper", rule: "TC-4.5" },
  ]);
});

test("values of a box are told in words instead of notation", () => {
  expect(sumInWords(scene, sumOf("1 + 1?freeway"))).toBe("1, 1 with freeway");
  expect(sumInWords(scene, sumOf("2*interchange@all"))).toBe("2 per interchange in play");
  expect(discountInWords(scene, discountOf("1:symbol=fountain"))).toBe("cards with fountain 1 cheaper");
  expect(discountInWords(scene, discountOf("2:hospital"))).toBe("hospital 2 cheaper");
});
