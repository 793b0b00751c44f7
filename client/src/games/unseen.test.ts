import { expect, it } from "vitest";
import { Language } from "../texts/language";
import { unseenWords } from "./unseen";

const language = new Language({ code: "en", names: {}, sentences: {}, singular: [1], named: [], spoken: [] });
const scene = {
  language,
  names: ["Anna", "Bernd", "Tom"],
  seat: 0,
  sentence: (english: string, blanks = {}) => language.sentence(english, blanks),
};

it("tells what the own seat has not seen, and how much of it the others hold", () => {
  const shuffle = { unseen: { press: 2, wild: 1, plans: 4 }, hidden: [1, 2, 0] };
  expect(unseenWords(scene, [shuffle], [["wild"]])).toBe(
    "Not seen since the last shuffle: press ×2, plans ×4. Hidden in hands: Bernd ×2.",
  );
});

it("tells of each shuffle that still matters, the last one last", () => {
  const before = { unseen: { wild: 1 }, hidden: [0, 1, 0] };
  const last = { unseen: { press: 3 }, hidden: [0, 0, 0] };
  expect(unseenWords(scene, [before, last], [[], []])).toBe(
    "Not seen since a shuffle before: wild ×1. Hidden in hands: Bernd ×1. Not seen since the last shuffle: press ×3.",
  );
});

it("says nothing where everything is known", () => {
  expect(unseenWords(scene, [{ unseen: { wild: 1 }, hidden: [1, 0, 0] }], [["wild"]])).toBe("");
});
