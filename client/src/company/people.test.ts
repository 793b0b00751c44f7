import { describe, expect, it } from "vitest";
import type { Present, Seat } from "../wire/messages";
import type { Table } from "../wire/table";
import { ballotsOf, hasASay, lateSeats, missedSeats, standingOf } from "./people";

const nobody: Present = { type: "present", seats: [], spectators: 0 };
const person = { kind: "link", name: "Anna" } as const satisfies Seat;
const bot = { kind: "bot", bot: "greedy" } as const satisfies Seat;

function table(seats: Seat[], more: Partial<Table> = {}): Table {
  return {
    version: 1,
    phase: "playing",
    setting: { automatic: [], choices: {}, corrections: [], game: "the-city", name: "T", rules_version: 1 },
    seats,
    seat: 0,
    view: {},
    choices: [],
    asked: 0,
    undo: false,
    votes: {},
    fairness: null,
    result: null,
    rematch: "",
    heardAt: 0,
    ...more,
  };
}

describe("how somebody is", () => {
  it("is told from the seat and from who is connected", () => {
    expect(standingOf(bot, 0, nobody)).toBe("bot");
    expect(standingOf({ kind: "link", taken: false }, 0, nobody)).toBe("expected");
    expect(standingOf({ ...person, bot: "greedy" }, 0, nobody)).toBe("represented");
    expect(standingOf({ ...person, late: true }, 0, nobody)).toBe("late");
    expect(standingOf(person, 0, nobody)).toBe("away");
    expect(standingOf(person, 0, { ...nobody, seats: [0] })).toBe("here");
  });

  it("is not known to be away before anybody was heard of", () => {
    expect(standingOf(person, 0, null)).toBe("here");
  });
});

describe("what is proposed", () => {
  it("says about whom, who has voted how, and whether it is up to the own seat", () => {
    const [ballot] = ballotsOf(table([person, person], { votes: { "undo:1": { "1": "yes" } } }));

    expect(ballot).toEqual({
      about: "undo:1",
      word: "undo",
      subject: 1,
      votes: new Map([[1, "yes"]]),
      own: null,
      isAsked: true,
    });
  });

  it("is nothing that spectators or the represented decide", () => {
    expect(hasASay(table([person], { seat: null }), "end", null)).toBe(false);
    expect(hasASay(table([{ ...person, bot: "greedy" }]), "end", null)).toBe(false);
  });

  it("is decided by the others about whoever is late, or by himself if there are none", () => {
    expect(hasASay(table([person, person]), "late", 0)).toBe(false);
    expect(hasASay(table([person, bot]), "late", 0)).toBe(true);
  });
});

describe("what can be proposed", () => {
  it("about those who are late, once", () => {
    const late = { ...person, late: true };

    expect(lateSeats(table([person, late]))).toEqual([1]);
    expect(lateSeats(table([person, late], { votes: { "late:1": {} } }))).toEqual([]);
  });

  it("about those who are away and awaited", () => {
    expect(missedSeats(table([person, { ...person, owes: true }]), nobody)).toEqual([1]);
    expect(missedSeats(table([person, person]), nobody)).toEqual([]);
  });
});
