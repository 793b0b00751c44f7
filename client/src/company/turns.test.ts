import { describe, expect, it } from "vitest";
import type { Seat } from "../wire/messages";
import { nextHere } from "./turns";

const owing = { kind: "here", owes: true } as const satisfies Seat;
const resting = { kind: "here" } as const satisfies Seat;
const represented = { kind: "here", owes: true, bot: "greedy" } as const satisfies Seat;

describe("who looks next", () => {
  it("is nobody else while the one who looks owes an answer", () => {
    expect(nextHere([owing, owing], [0, 1], 0)).toBeNull();
  });

  it("is the next one whose answer is awaited, round the table", () => {
    expect(nextHere([owing, resting, owing], [0, 1, 2], 1)).toBe(2);
    expect(nextHere([owing, resting, resting], [0, 1, 2], 1)).toBe(0);
  });

  it("is nobody whose answers a bot gives", () => {
    expect(nextHere([resting, represented], [0, 1], 0)).toBeNull();
  });

  it("is nobody at another device", () => {
    expect(nextHere([resting, owing], [0], 0)).toBeNull();
  });
});
