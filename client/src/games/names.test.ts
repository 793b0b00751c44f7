import { expect, it } from "vitest";
import { Language } from "../texts/language";
import type { Seat, Setting } from "../wire/messages";
import type { Table } from "../wire/table";
import { namesAt } from "./names";

const english = new Language({ code: "en", names: {}, sentences: {}, singular: [1], named: [], spoken: [] });

function table(game: string, seats: Seat[], automatic: string[] = []): Table {
  const setting: Partial<Setting> = { game, automatic };
  const shown: Partial<Table> = { seats, setting: setting as Setting };
  return shown as Table;
}

it("calls people by their names, bots by those of their seats, and nobody by a number", () => {
  const seats: Seat[] = [
    { kind: "here", name: "Anna" },
    { kind: "bot", bot: "greedy" },
    { kind: "link", taken: false },
  ];
  expect(namesAt(table("the-city", seats), english)).toEqual(["Anna", "Cole", "seat 3"]);
});

it("names those without a seat after the seats", () => {
  const seats: Seat[] = [{ kind: "here", name: "Anna" }];
  expect(namesAt(table("new-york-city", seats, ["B4"]), english)).toEqual(["Anna", "Tom B4"]);
  expect(namesAt(table("fifth-avenue", [...seats, ...seats]), english)).toEqual(["Anna", "Anna", "imaginary"]);
});
