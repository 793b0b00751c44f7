import { expect, it } from "vitest";
import { found, stretches, wordsOf } from "./finding";

const rule = { is_option: false, is_reading: false };
const sections = [
  {
    title: "1. Set-up",
    rules: [
      { ...rule, number: "TC-1.1", text: "Les enchères commencent." },
      { ...rule, number: "TC-1.2", text: "Nobody bids.", is_reading: true },
    ],
  },
  { title: "2. Building", rules: [{ ...rule, number: "TC-2.1", text: "A school costs 1.", is_option: true }] },
];

function numbers(sought: string, kind: Parameters<typeof found>[2] = "all"): string[] {
  return found(sections, sought, kind).flatMap((section) => section.rules.map(({ number }) => number));
}

it("finds all words in any order, whatever their accents and capitals", () => {
  expect(numbers("commencent ENCHERES")).toEqual(["TC-1.1"]);
});

it("finds rules by number and by the title of their section", () => {
  expect(numbers("tc-1")).toEqual(["TC-1.1", "TC-1.2"]);
  expect(numbers("building")).toEqual(["TC-2.1"]);
});

it("finds readings and options", () => {
  expect(numbers("", "readings")).toEqual(["TC-1.2"]);
  expect(numbers("", "options")).toEqual(["TC-2.1"]);
});

it("marks what was looked for and keeps the text", () => {
  expect(stretches("Les enchères", wordsOf("ench"))).toEqual([
    { text: "Les ", isFound: false },
    { text: "ench", isFound: true },
    { text: "ères", isFound: false },
  ]);
  expect(stretches("", wordsOf("x"))).toEqual([]);
});
