import { expect, test } from "vitest";
import { leadWords, perCent } from "./numbers";

test("a chance is said in whole per cent, and never beyond all or nothing", () => {
  expect([-0.1, 0, 0.004, 0.555, 1, 1.2].map(perCent)).toEqual([0, 0, 0, 56, 100, 100]);
});

test("a lead has a sign, unless there is none", () => {
  expect([3.14, -2, 0.04, -0.04].map((lead) => leadWords(lead, "en"))).toEqual(["+3.1", "−2.0", "0", "0"]);
});

test("a lead is written as the language writes numbers", () => {
  expect(["en", "fr", "de"].map((code) => leadWords(-12.34, code))).toEqual(["−12.3", "−12,3", "−12,3"]);
});
