import { describe, expect, it } from "vitest";
import { flightsOf } from "./flights";

describe("flights", () => {
  it("take each card of a pair to whoever took it", () => {
    const flights = flightsOf([{ event: "took pair", seat: 1, things: ["plans", "wild"] }]);
    expect(flights.map(({ sign, from, to }) => [sign, from, to])).toEqual([
      ["plans", "pair plans wild", "seat-1"],
      ["wild", "pair plans wild", "seat-1"],
    ]);
  });

  it("show the backs of cards that are drawn in secret", () => {
    const flights = flightsOf([{ event: "drew", seat: 2, amount: 3 }]);
    expect(flights.map(({ sign }) => sign)).toEqual(["back", "back", "back"]);
  });

  it("take a skyscraper to its borough for each that is built", () => {
    const flights = flightsOf([{ event: "built", seat: 0, things: ["queens"], amount: 2 }]);
    expect(flights.map(({ to, seat }) => [to, seat])).toEqual([
      ["queens", 0],
      ["queens", 0],
    ]);
  });

  it("are never too many to follow", () => {
    expect(flightsOf([{ event: "took dollars", seat: 0, amount: 99 }])).toHaveLength(12);
  });
});
