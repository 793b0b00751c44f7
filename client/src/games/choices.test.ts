import { expect, it } from "vitest";
import { grouped } from "./choices";

it("groups choices by verb and number of things, in their order", () => {
  const choices = ["take violet", "pass", "take grey", "take violet grey"].map((action) => ({ action, rule: "" }));
  expect(grouped(choices).map((group) => group.choices.map(({ action }) => action))).toEqual([
    ["take violet", "take grey"],
    ["pass"],
    ["take violet grey"],
  ]);
});
