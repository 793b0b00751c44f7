import { describe, expect, it } from "vitest";
import { bidsInOrder, partsOf } from "./bidding";
import type { View } from "./view";

function viewOf(values: readonly number[], round: Partial<View["bidding_round"]>, pressOrder: readonly number[]): View {
  return {
    participants: values.map((value) => ({ bid: { cards: [], value } })),
    press_track: pressOrder.map((participant) => ({ participant, space: 0 })),
    bidding_round: { type: "press", first: 0, last: null, bidder: null, to_come: [], winner: null, ...round },
  } as unknown as View;
}

describe("the bids of a bidding round", () => {
  it("stand clockwise from who begins", () => {
    const bids = bidsInOrder(viewOf([0, 0, 1], { first: 2, bidder: 0, to_come: [1] }, [0, 1, 2]));
    expect(bids.map((bid) => [bid.participant, bid.standing])).toEqual([
      [2, "bid"],
      [0, "asked"],
      [1, "to come"],
    ]);
  });

  it("have passed only where somebody has had his turn", () => {
    const bids = bidsInOrder(viewOf([0, 0, 0], { bidder: 2 }, [0, 1, 2]));
    expect(bids.map((bid) => bid.standing)).toEqual(["passed", "passed", "asked"]);
  });

  it("end with who has wished to bid last", () => {
    const bids = bidsInOrder(viewOf([0, 0, 0], { first: 0, last: 0, bidder: 1, to_come: [2, 0] }, [0, 1, 2]));
    expect(bids.map((bid) => bid.participant)).toEqual([1, 2, 0]);
  });

  it("are led, if equal, by who is further ahead on the press track", () => {
    const bids = bidsInOrder(viewOf([2, 2, 0], {}, [1, 0, 2]));
    expect(bids.map((bid) => bid.leads)).toEqual([false, true, false]);
    expect(bids.map((bid) => bid.standing)).toEqual(["bid", "bid", "passed"]);
  });

  it("are over once nothing is left of them", () => {
    expect(bidsInOrder(viewOf([0, 0], {}, [0, 1])).map((bid) => bid.standing)).toEqual(["over", "over"]);
  });

  it("are led by nobody before anybody has bid", () => {
    expect(bidsInOrder(viewOf([0, 0], { bidder: 0, to_come: [1] }, [0, 1])).some((bid) => bid.leads)).toBe(false);
  });
});

describe("the parts of a bid", () => {
  const nothing = { value: 0, matching: 0, pairs: 0, wild: 0, joined: 0, types: [] };

  it("are matching cards, pairs and wild cards", () => {
    expect(partsOf({ ...nothing, matching: 2, pairs: 1, wild: 1 })).toEqual([
      { part: "matching", count: 2 },
      { part: "pair", count: 1 },
      { part: "wild", count: 1 },
    ]);
  });

  it("bind one wild card to a card of another type", () => {
    expect(partsOf({ ...nothing, joined: 1, wild: 2 })).toEqual([
      { part: "joined", count: 1 },
      { part: "wild", count: 1 },
    ]);
  });

  it("bind two wild cards that stand alone", () => {
    expect(partsOf({ ...nothing, wild: 3 })).toEqual([
      { part: "two wild", count: 1 },
      { part: "wild", count: 1 },
    ]);
  });
});
