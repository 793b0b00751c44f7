import { expect, it } from "vitest";
import { headOf } from "./record";

it("says what is played, by how many, and with which Toms", () => {
  const record =
    "game: new-york-city 1\noptions: seats=1 tom-1=A6 tom-2=none rank=3\nedition: printed\nseed: 2011\n0 start 1\n";

  expect(headOf(record)).toEqual({ game: "new-york-city", seats: 1, toms: ["A6"] });
});

it.each(["", "hello", "game: the-city 1\n"])("is missing from what is no record: %j", (text) => {
  expect(headOf(text)).toBeNull();
});
