/** Flights: which pieces move from where to where by what has just happened. */

import type { Told } from "../../wire/messages";

/** A piece that is seen moving. Places are named by `data-place`, pieces by `data-piece`. */
export interface Flight {
  readonly sign: string;
  readonly isCard: boolean;
  /** Whose piece it is; null for everybody's. */
  readonly seat: number | null;
  readonly from: string;
  readonly to: string;
}

/** No more than this can be followed with the eyes. */
const MOST = 12;

export function flightsOf(told: readonly Told[]): Flight[] {
  return told.flatMap(flightsOfOne).slice(0, MOST);
}

function flightsOfOne({ event, seat = null, things = [], amount = 0 }: Told): Flight[] {
  const hand = `seat-${seat}`;
  const bid = `bid-${seat}`;
  const cards = (from: string, to: string): Flight[] =>
    things.map((sign) => ({ sign, isCard: true, seat: null, from, to }));
  switch (event) {
    case "took pair":
      return cards(`pair ${things.join(" ")}`, hand);
    case "tom got":
      return cards("turn", hand);
    case "drew":
    case "tom drew":
    case "refilled":
      return things.length > 0 ? cards("draw pile", hand) : backs(amount, "draw pile", hand);
    case "showed":
    case "bid stands":
    case "tom bid":
      return cards(hand, bid);
    case "took back":
      return cards(bid, hand);
    case "discarded":
    case "tom discarded":
    case "discarded reserve":
      return cards(hand, "discards");
    case "left over":
      return cards("turn", "discards");
    case "hired":
      return things.map((sign) => ({ sign: "person", isCard: false, seat, from: sign, to: hand }));
    case "took vessel":
      return things.map((sign) => ({ sign, isCard: false, seat, from: "map", to: hand }));
    case "took dollars":
      return Array.from({ length: amount }, () => ({ sign: "dollar", isCard: false, seat, from: "turn", to: hand }));
    case "built":
    case "replaced":
      return things.flatMap((borough) =>
        Array.from({ length: Math.max(1, amount) }, () => ({
          sign: "skyscraper",
          isCard: false,
          seat,
          from: hand,
          to: borough,
        })),
      );
    default:
      return [];
  }
}

function backs(amount: number, from: string, to: string): Flight[] {
  return Array.from({ length: amount }, () => ({ sign: "back", isCard: true, seat: null, from, to }));
}
