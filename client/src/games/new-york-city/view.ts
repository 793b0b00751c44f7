/** New York City: a view in words, after docs/games/new-york-city/view.md. */

import type { Shuffle } from "../unseen";

export interface View {
  readonly seat: number | null;
  readonly round: number;
  readonly hand: readonly string[];
  /** The own bid while it is put together, still unseen by the others. */
  readonly own_bid: OwnBid;
  /** For each shuffle, the cards of it that are hidden in the own hand. */
  readonly own_hidden: readonly (readonly string[])[];
  /** People in seat order first, then the Toms. */
  readonly participants: readonly Participant[];
  /** The press tokens in press order, the first one first. */
  readonly press_track: readonly PressToken[];
  readonly boroughs: readonly Borough[];
  readonly mayor: string | null;
  /** The connections on which a vessel stands. */
  readonly vessels_on_the_board: readonly string[];
  readonly all_boroughs_reached: boolean;
  readonly prestige_tiles: PrestigeTiles;
  readonly elevator: readonly Floor[];
  readonly characters: Characters;
  readonly cards: Cards;
  readonly bidding_round: BiddingRound;
  readonly under_way: UnderWay;
}

export interface CountedBid {
  readonly value: number;
  readonly matching: number;
  /** How many pairs count as one. */
  readonly pairs: number;
  readonly wild: number;
  /** How many cards of another type count together with a wild one. */
  readonly joined: number;
  /** The types played from the hand as they are. */
  readonly types: readonly string[];
}

export interface OwnBid extends CountedBid {
  readonly adding: readonly string[];
  readonly using: readonly string[];
  readonly steps_back: number;
}

export interface Bid extends CountedBid {
  readonly cards: readonly string[];
}

export interface Participant {
  /** How this Tom plays; null for a person. */
  readonly tom: string | null;
  readonly points: number;
  readonly dollars: number;
  readonly cards: number;
  readonly known_cards: readonly string[];
  readonly reserve: readonly string[];
  readonly size_of_reserve: number;
  readonly characters: readonly string[];
  /** Those of them on which a dollar lies. */
  readonly used_characters: readonly string[];
  readonly skyscrapers: Readonly<Record<string, number>>;
  readonly skyscrapers_on_own_board: number;
  readonly vessels: Readonly<Record<string, number>>;
  readonly took_both_pairs: boolean;
  readonly bid: Bid;
  readonly put_into_reserve: readonly string[];
  readonly taken_from_reserve: readonly string[];
}

export interface PressToken {
  /** Null for the neutral token. */
  readonly participant: number | null;
  readonly space: number;
}

export interface Borough {
  readonly borough: string;
  readonly sequence_tile: string;
  readonly base_value: number;
  /** What its prestige tiles add. */
  readonly prestige: number;
  readonly value: number;
  readonly neutral_skyscrapers: number;
}

export interface PrestigeTiles {
  readonly open: readonly string[];
  readonly used: readonly string[];
  readonly stack: number;
}

/** The characters of one value beside the elevator. */
export interface Floor {
  readonly value: number;
  readonly open: readonly string[];
  readonly stack: number;
}

export type Pair = readonly [string, string];

export interface Characters {
  readonly revealed: Readonly<Record<string, number>>;
  readonly start_pairs: readonly Pair[];
  readonly out_of_the_game: readonly string[];
}

export interface Cards {
  readonly draw_pile: number;
  readonly discards: readonly string[];
  readonly pairs: readonly Pair[];
  readonly taken: readonly string[];
  readonly left_over: readonly string[];
  readonly to_fetch: readonly string[];
  readonly shuffles: readonly Shuffle[];
}

export interface BiddingRound {
  /** What is bid for; null outside phase II. */
  readonly type: string | null;
  readonly first: number | null;
  readonly last: number | null;
  /** Who is asked for a bid; null before the first and once all are in. */
  readonly bidder: number | null;
  readonly to_come: readonly number[];
  readonly winner: number | null;
}

/** What somebody is in the middle of doing. */
export interface UnderWay {
  readonly discarded: number;
  readonly highest_value: number | null;
  readonly times: number | null;
  readonly prestige_tile: string | null;
  readonly to_take_back: number;
  readonly borough: string | null;
  readonly to_move: number;
  readonly built: number;
}
