import { expect, it } from "vitest";
import { tuneBetween } from "./tunes";

const WAITING = { isAsked: false, isOver: false, told: 3 };

it("is silent on arriving, and while nothing happens", () => {
  expect(tuneBetween(null, { ...WAITING, isAsked: true })).toBeNull();
  expect(tuneBetween(WAITING, WAITING)).toBeNull();
});

it("calls whoever is asked", () => {
  expect(tuneBetween(WAITING, { ...WAITING, isAsked: true, told: 5 })).toBe("turn");
});

it("marks what happens, and the end once", () => {
  const end = { isAsked: false, isOver: true, told: 9 };

  expect(tuneBetween(WAITING, { ...WAITING, told: 4 })).toBe("step");
  expect(tuneBetween(WAITING, end)).toBe("end");
  expect(tuneBetween(end, { ...end, told: 10 })).toBeNull();
});
