/** Fifth Avenue: a view in words, after docs/games/fifth-avenue/view.md. */

import type { Shuffle } from "../unseen";

export interface View {
  readonly seat: number | null;
  readonly turn: number;
  readonly active_player: number;
  readonly hand: readonly string[];
  /** The cards that the own seat is adding to its bid, still unseen by the others. */
  readonly adding_to_bid: readonly string[];
  /** For each shuffle of black cards, those of it that are hidden in the own hand. */
  readonly own_hidden: readonly (readonly string[])[];
  readonly players: readonly Player[];
  readonly imaginary_player: ImaginaryPlayer | null;
  readonly districts: readonly District[];
  readonly commissioners: readonly Commissioner[];
  readonly shops: Shops;
  readonly coloured_stacks: readonly ColouredStack[];
  readonly black_stack: BlackStack;
  readonly auction: Auction;
}

export interface Player {
  readonly points: number;
  /** How many cards of each colour and black the player holds. */
  readonly cards: Readonly<Record<string, number>>;
  readonly known_cards: readonly string[];
  readonly bid: readonly string[];
  readonly value_of_bid: number;
  readonly general_supply: number;
  readonly own_supply: number;
  readonly central_park: number;
  readonly out_of_the_game: number;
}

export interface ImaginaryPlayer {
  readonly bid: readonly string[];
  readonly value_of_bid: number;
  readonly general_supply: number;
  readonly out_of_the_game: number;
}

export interface District {
  readonly district: string;
  readonly closed: boolean;
  /** Clockwise; each is a neighbour of the next, and the last of the first. */
  readonly plots: readonly Plot[];
}

export interface Plot {
  readonly plot: string;
  readonly shops: readonly string[];
  readonly owner: number | null;
  readonly skyscrapers: number;
  /** What a skyscraper there is worth. */
  readonly worth: number;
}

export interface Commissioner {
  readonly commissioner: string;
  readonly place: string;
  /** The districts in which its markers lie. */
  readonly markers: readonly string[];
}

export interface Shops {
  readonly row: readonly string[];
  /** How many tiles from the left are the active block. */
  readonly active_block: number;
  readonly placed: number;
  readonly being_placed: string | null;
  readonly below_central_park: readonly string[];
  readonly of_closed_districts: readonly string[];
}

export interface ColouredStack {
  readonly colour: string;
  readonly cards: number;
  readonly top: string | null;
  /** The cards at the bottom that have been seen, bottom to top. */
  readonly bottom: readonly string[];
}

export interface BlackStack {
  readonly face_down: number;
  /** The lowest of these that have been seen, bottom to top. */
  readonly bottom: readonly string[];
  /** Top to bottom. */
  readonly face_up: readonly string[];
  readonly shuffles: readonly Shuffle[];
}

export interface Auction {
  /** What is auctioned; null if nothing is. */
  readonly place: string | null;
  readonly commissioner: string | null;
  readonly opener: number | null;
  readonly next_bidder: number | null;
  readonly highest_bidder: number | null;
  readonly highest_bid: number;
  readonly passed: readonly number[];
  readonly full_district: boolean;
  readonly colour: string | null;
  readonly most_skyscrapers: number;
}
