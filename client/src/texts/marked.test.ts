import { expect, it } from "vitest";
import { pieces } from "./marked";

it("finds what is stressed", () => {
  expect(pieces("21 (*pieces = 21*) or 18")).toEqual([
    { text: "21 (", isStressed: false },
    { text: "pieces = 21", isStressed: true },
    { text: ") or 18", isStressed: false },
  ]);
});

it("leaves single stars alone", () => {
  expect(pieces("2 * 3")).toEqual([{ text: "2 * 3", isStressed: false }]);
});
