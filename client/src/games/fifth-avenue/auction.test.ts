import { describe, expect, it } from "vitest";
import { auctionsAfter, biddersOf } from "./auction";
import type { Auction, Player, View } from "./view";

const LIMITS: Readonly<Record<string, number>> = { "green-4": 3, "green-6": 1, "violet-4": 3, "black-5": 2 };
const BOX = { component: (card: string) => ({ skyscrapers: LIMITS[card] }) };
const PLAYER: Player = {
  points: 0,
  cards: {},
  known_cards: [],
  bid: [],
  value_of_bid: 0,
  general_supply: 9,
  own_supply: 9,
  central_park: 0,
  out_of_the_game: 0,
};
const AUCTION: Auction = {
  place: "times-square",
  commissioner: "white",
  opener: 0,
  next_bidder: 1,
  highest_bidder: 1,
  highest_bid: 9,
  passed: [2],
  full_district: false,
  colour: "violet",
  most_skyscrapers: 0,
};

function view(changes: Partial<View>): View {
  return {
    seat: 0,
    adding_to_bid: ["green-6"],
    players: [
      { ...PLAYER, bid: ["green-4"] },
      { ...PLAYER, bid: ["violet-4", "black-5"] },
    ],
    imaginary_player: { bid: [], value_of_bid: 0, general_supply: 9, out_of_the_game: 0 },
    commissioners: [{ commissioner: "white", place: "city-hall", markers: ["times-square", "52nd-west"] }],
    auction: AUCTION,
    ...changes,
  } as View;
}

describe("the bidders of an auction", () => {
  it("are the players and the imaginary one, with what they bid", () => {
    const bidders = biddersOf(view({}), BOX);
    expect(bidders.map(({ total }) => total)).toEqual([10, 9, 0]);
    expect(bidders.map(({ builds }) => builds)).toEqual([1, 2, null]);
    expect(bidders.map(({ leads }) => leads)).toEqual([false, true, false]);
    expect(bidders.map(({ hasPassed }) => hasPassed)).toEqual([false, false, true]);
  });

  it("keep the highest bid once the winner has spent his cards", () => {
    const spent = view({ players: [PLAYER, PLAYER], adding_to_bid: [] });
    expect(biddersOf(spent, BOX)[1]?.total).toBe(9);
  });
});

describe("what is auctioned later", () => {
  it("is what else is marked, and Central Park", () => {
    expect(auctionsAfter(view({}), "central-park")).toEqual(["52nd-west", "central-park"]);
    expect(auctionsAfter(view({ auction: { ...AUCTION, place: "central-park" } }), "central-park")).toEqual([]);
  });
});
