/** Bidding: the bids of a bidding round in the order in which they are made. */

import type { CountedBid, View } from "./view";

/** The bidding rounds in their order. */
export const BIDDING_ROUNDS = ["press", "dollars", "elevator", "plans", "prestige", "skyscraper"] as const;

export type Standing = "bid" | "passed" | "asked" | "to come" | "over";

export interface BidInOrder {
  readonly participant: number;
  readonly cards: readonly string[];
  readonly value: number;
  readonly standing: Standing;
  /** Is this the highest bid, among equal ones that of who is further ahead on the press track? */
  readonly leads: boolean;
}

/** Clockwise from who begins; who has wished to bid last comes at the end. */
export function biddingOrder({ participants, bidding_round: { first, last } }: View): number[] {
  const count = participants.length;
  const turns = participants.map((_, place) => ((first ?? 0) + place) % count);
  return last === null ? turns : [...turns.filter((each) => each !== last), last];
}

export function bidsInOrder(view: View): BidInOrder[] {
  const order = biddingOrder(view);
  const leader = leaderOf(view);
  return order.map((participant) => {
    const { cards = [], value = 0 } = view.participants[participant]?.bid ?? {};
    return {
      participant,
      cards,
      value,
      standing: standingOf(view, participant, value),
      leads: participant === leader,
    };
  });
}

function standingOf(view: View, participant: number, value: number): Standing {
  if (view.bidding_round.to_come.includes(participant)) return "to come";
  if (participant === view.bidding_round.bidder) return "asked";
  if (isOver(view)) return "over";
  return value > 0 ? "bid" : "passed";
}

/** Have the bids of this round been discarded, or not begun? */
function isOver({ participants, bidding_round }: View): boolean {
  return bidding_round.bidder === null && participants.every(({ bid }) => bid.value === 0);
}

function leaderOf(view: View): number | null {
  const highest = Math.max(...view.participants.map((each) => each.bid.value));
  if (highest === 0) return null;
  const ahead = view.press_track.find(
    ({ participant }) => participant !== null && view.participants[participant]?.bid.value === highest,
  );
  return ahead?.participant ?? null;
}

export type BidPart = "matching" | "pair" | "joined" | "two wild" | "wild";

/** What the value of a bid is made of; the counts add up to it. */
export function partsOf({ matching, pairs, joined, wild }: CountedBid): { part: BidPart; count: number }[] {
  const isWildAlone = matching + pairs + joined === 0 && wild > 1;
  const isJoined = matching + pairs === 0 && joined > 0;
  const bound = isWildAlone ? 2 : isJoined ? 1 : 0;
  const counts: [BidPart, number][] = [
    ["matching", matching],
    ["pair", pairs],
    ["joined", isJoined ? 1 : 0],
    ["two wild", isWildAlone ? 1 : 0],
    ["wild", wild - bound],
  ];
  return counts.filter(([, count]) => count > 0).map(([part, count]) => ({ part, count }));
}
