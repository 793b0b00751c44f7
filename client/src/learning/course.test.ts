import { expect, it } from "vitest";
import { after, expectedAt, fitting, played, START } from "./course";
import { told, type Step } from "./lesson";

const says = { en: "", fr: "", de: "" };
const STEPS: readonly Step[] = [
  { says },
  { says, expects: ["discard subway", "discard casino"] },
  { says, expects: ["build house"] },
  { says, expects: ["pay *", "pay *"] },
  { says },
];

it("goes from one expected action to the next, and to the next step", () => {
  const first = after(STEPS, START);
  expect(expectedAt(STEPS, first)).toBe("discard subway");
  expect(played(STEPS, first, "discard subway")).toEqual({ step: 1, done: 1 });
  expect(played(STEPS, { step: 1, done: 1 }, "discard casino")).toEqual({ step: 2, done: 0 });
});

it("takes an action for the reading that came before it", () => {
  expect(played(STEPS, START, "discard subway")).toEqual({ step: 1, done: 1 });
});

it("takes any payment where any is good, and nothing else", () => {
  expect(played(STEPS, { step: 3, done: 0 }, "pay school")).toEqual({ step: 3, done: 1 });
  expect(played(STEPS, { step: 3, done: 0 }, "build school")).toBeNull();
});

it("goes on where the offered actions are, later or earlier", () => {
  expect(fitting(STEPS, { step: 2, done: 0 }, ["pay school", "pay house"])).toEqual({ step: 3, done: 0 });
  expect(fitting(STEPS, { step: 2, done: 0 }, ["discard casino"])).toEqual({ step: 1, done: 1 });
  expect(fitting(STEPS, { step: 2, done: 0 }, ["renounce"])).toBeNull();
});

it("stays at the last step", () => {
  expect(after(STEPS, { step: 4, done: 0 })).toEqual({ step: 4, done: 0 });
  expect(fitting(STEPS, { step: 4, done: 0 }, ["renounce"])).toEqual({ step: 4, done: 0 });
});

it("names things in its sentences", () => {
  expect(told("Build “{house}”.", (notation) => notation.toUpperCase())).toBe("Build “HOUSE”.");
});
