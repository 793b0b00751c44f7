/** The auction that is running, as everybody can see it. */

import { mostToBuild, totalOf, type Box } from "./cards";
import type { View } from "./view";

export interface Bidder {
  readonly seat: number;
  readonly isImaginary: boolean;
  readonly bid: readonly string[];
  /** The cards that the own seat is adding, still unseen by the others. */
  readonly adding: readonly string[];
  readonly total: number;
  readonly hasPassed: boolean;
  readonly leads: boolean;
  /** How many skyscrapers this bid would let its bidder build; null where that is not asked. */
  readonly builds: number | null;
}

export function biddersOf(view: View, box: Box): Bidder[] {
  const bids = view.players.map(({ bid, own_supply: supply }) => ({ bid, supply }));
  const all = view.imaginary_player ? [...bids, { bid: view.imaginary_player.bid, supply: 0 }] : bids;
  return all.map(({ bid, supply }, seat) => {
    const adding = seat === view.seat ? view.adding_to_bid : [];
    const cards = [...bid, ...adding];
    const leads = seat === view.auction.highest_bidder;
    const isImaginary = seat === view.players.length;
    return {
      seat,
      isImaginary,
      bid,
      adding,
      total: cards.length === 0 && leads ? view.auction.highest_bid : totalOf(cards),
      hasPassed: view.auction.passed.includes(seat),
      leads,
      builds: cards.length === 0 || isImaginary ? null : mostToBuild(cards, supply, box),
    };
  });
}

/** What is auctioned after this: the other marked districts, and Central Park at the end. */
export function auctionsAfter({ auction, commissioners }: View, lastPlace: string): string[] {
  if (auction.place === lastPlace) return [];
  const set = commissioners.find(({ commissioner }) => commissioner === auction.commissioner);
  return [...(set?.markers.filter((district) => district !== auction.place) ?? []), lastPlace];
}
