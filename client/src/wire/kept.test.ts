import { beforeEach, expect, it, vi } from "vitest";
import type { Seat } from "./messages";
import type { Table } from "./table";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
});
vi.stubGlobal("addEventListener", () => undefined);
const { kept } = await import("./kept.svelte");

function seen(seat: number | null, seats: Seat[]): Table {
  return {
    version: 1,
    phase: "playing",
    setting: { automatic: [], choices: {}, corrections: [], game: "the-city", name: "T", rules_version: 1 },
    seats,
    seat,
    view: {},
    choices: [],
    asked: 0,
    undo: false,
    votes: {},
    fairness: null,
    result: null,
    rematch: "",
    heardAt: 0,
  };
}

beforeEach(() => {
  for (const { table } of kept.tables) kept.forget(table);
});

it("keeps a key that came with a link as one for spectators, until it turns out to lead to a seat", () => {
  kept.keepLink("T", "key");
  expect(kept.find("T")).toMatchObject({ watch: "key", keys: {} });

  kept.seen(seen(1, []), "key", ["Anna", "Bernd"]);
  expect(kept.find("T")).toMatchObject({ game: "the-city", keys: { "1": "key" }, names: ["Anna", "Bernd"] });
  expect(kept.find("T")?.watch).toBeUndefined();
});

it("forgets invitations once they are used", () => {
  kept.opened("the-city", {
    table: "T",
    keys: { "0": "a" },
    invitations: { "1": "b", "2": "c", "3": "d" },
    owner: "o",
    watch: "w",
    promise: "",
  });
  kept.seen(
    seen(0, [{ kind: "here" }, { kind: "link" }, { kind: "link", taken: false }, { kind: "link", bot: "greedy" }]),
    "a",
    [],
  );

  expect(kept.find("T")?.invitations).toEqual({ "2": "c", "3": "d" });
});

it("uses up an invitation by sitting down", () => {
  kept.followed({ table: "T", invitation: "i", game: "the-city", host: "Anna" });
  expect(kept.find("T")?.invited).toEqual({ invitation: "i", host: "Anna" });

  kept.joined("T", { seat: 2, key: "k" });
  expect(kept.find("T")).toMatchObject({ game: "the-city", keys: { "2": "k" } });
  expect(kept.find("T")?.invited).toBeUndefined();
});

it("moves on to a rematch with the same keys, everybody one seat further", () => {
  kept.keep({ table: "T", game: "the-city", keys: { "0": "a", "2": "c" }, watch: "w" });
  kept.moveOn("T", "U", 3);

  expect(kept.find("U")).toMatchObject({ game: "the-city", keys: { "2": "a", "1": "c" }, watch: "w" });
});
