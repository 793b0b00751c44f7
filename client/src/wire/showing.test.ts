import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PACES, Showing, type Pace } from "./showing";
import type { News, Table } from "./table";

let shown: number[];
let pace: Pace;
let showing: Showing;

function news(version: number, told = 1, isFromTheStart = false): News {
  return {
    table: { version } as Table,
    told: Array.from({ length: told }, () => ({ event: "chose" })),
    isFromTheStart,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = PACES.calm;
  showing = new Showing(
    ({ table }) => shown.push(table.version),
    () => pace,
  );
});

afterEach(() => {
  showing.stop();
  vi.useRealTimers();
});

describe("showing", () => {
  it("waits between one piece of news and the next", () => {
    showing.add(news(1));
    showing.add(news(2, 9));
    showing.add(news(3));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(850);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1_999);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("does not wait where nothing was told, or at the start", () => {
    showing.add(news(1, 30, true));
    showing.add(news(2, 0));
    showing.add(news(3));
    expect(shown).toEqual([1, 2, 3]);
  });

  it("does not wait when nobody wishes so", () => {
    pace = PACES.instant;
    for (const version of [1, 2, 3]) showing.add(news(version));
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows all that waits when it is hurried", () => {
    for (const version of [1, 2, 3]) showing.add(news(version));
    showing.hurry();
    expect(shown).toEqual([1, 2, 3]);
  });
});
