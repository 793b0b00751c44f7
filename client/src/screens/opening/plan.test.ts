import { describe, expect, it } from "vitest";
import type { KnownGame } from "../../wire/messages";
import { Plan } from "./plan.svelte";

const game: KnownGame = {
  game: "new-york-city",
  rules_version: 1,
  seats: [1, 2, 3, 4],
  options: [{ name: "rank", values: ["3", "2"], rule: "NYC-11.27", meaning: "" }],
  toms: ["A2", "B4"],
  most_toms: 3,
};

function plan(): Plan {
  return new Plan(game, "Anna", "greedy");
}

const player = (seat: number): string => `Player ${seat + 1}`;

describe("the table that is asked for", () => {
  it("has a person here, a bot and an invited person at first", () => {
    expect(plan().open(player)).toMatchObject({
      game: "new-york-city",
      seats: [{ kind: "here", name: "Anna" }, { kind: "bot", bot: "greedy" }, { kind: "link" }],
      pace: null,
    });
  });

  it("names those who have not said what they are called", () => {
    const asked = plan();
    asked.sitters.forEach((sitter) => Object.assign(sitter, { kind: "here", name: " " }));

    expect(asked.open(player).seats).toMatchObject([{ name: "Player 1" }, { name: "Player 2" }, { name: "Player 3" }]);
  });

  it("says only what does not go without saying", () => {
    const asked = plan();
    asked.choose("rank", "2");
    expect(asked.open(player).choices).toEqual({ rank: "2" });
    asked.choose("rank", "3");
    expect(asked.open(player).choices).toEqual({});
  });

  it("has clocks if they are wished for", () => {
    const asked = plan();
    asked.pace = "live";
    expect(asked.open(player).pace).toEqual({ kind: "live", amount: 20, added: 10 });
    asked.pace = "days";
    expect(asked.open(player).pace).toEqual({ kind: "days", amount: 2 });
  });
});

describe("hints", () => {
  it("are for somebody who plays alone, and for several people only if they want them", () => {
    const asked = plan();
    expect(asked.open(player).hints).toBe(false);
    Object.assign(asked.sitters[2] ?? {}, { kind: "bot" });
    expect(asked.open(player).hints).toBe(true);
    asked.hints = false;
    expect(asked.open(player).hints).toBe(false);
    Object.assign(asked.sitters[2] ?? {}, { kind: "link" });
    asked.hints = true;
    expect(asked.open(player).hints).toBe(true);
  });
});

describe("places", () => {
  it("are at least two and at most as many as the game has", () => {
    const asked = plan();
    asked.add();
    asked.add();
    expect(asked.sitters).toHaveLength(4);
    for (let times = 0; times < 5; times += 1) asked.remove(0);
    expect(asked.sitters).toHaveLength(2);
  });

  it("are seats, but for those of Toms", () => {
    const asked = plan();
    Object.assign(asked.sitters[1] ?? {}, { kind: "tom" });
    expect([0, 1, 2].map((place) => asked.seatAt(place))).toEqual([0, null, 1]);
  });

  it("hold the same sitters after shuffling and moving", () => {
    const asked = plan();
    const before = asked.sitters.map((sitter) => sitter.kind).sort();
    asked.shuffle();
    asked.move(2, -1);
    expect(asked.sitters.map((sitter) => sitter.kind).sort()).toEqual(before);
  });
});

describe("a game that was begun elsewhere", () => {
  it("goes on with its seats and brings its own choices", () => {
    const asked = plan();
    asked.choose("rank", "2");
    asked.goOn("game: …", { game: "new-york-city", seats: 1, toms: ["A6"] });

    expect(asked.open(player)).toMatchObject({ record: "game: …", seats: [{ kind: "here" }] });
    expect(asked.open(player).choices).toBeUndefined();
    expect(asked.canGrow).toBe(false);
  });
});
