import { describe, expect, it } from "vitest";
import { clockText, leftNow } from "./time";

describe("what a clock shows", () => {
  it("goes on from when it was heard of, and stops at nothing", () => {
    expect(leftNow({ left: 5_000, runs: true }, 1_000, 3_000)).toBe(3_000);
    expect(leftNow({ left: 5_000, runs: true }, 1_000, 9_000)).toBe(0);
  });

  it("stands while it does not run, and gains nothing when time goes backwards", () => {
    expect(leftNow({ left: 5_000, runs: false }, 1_000, 3_000)).toBe(5_000);
    expect(leftNow({ left: 5_000, runs: true }, 3_000, 1_000)).toBe(5_000);
  });

  it("is as fine as it matters", () => {
    expect(clockText(65_000)).toBe("1:05");
    expect(clockText(3_725_000)).toBe("1:02:05");
    expect(clockText(93_600_000)).toBe("1 d 2 h");
  });
});
