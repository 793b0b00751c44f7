/** Names: what everybody at a table is called. */

import type { Language } from "../texts/language";
import type { Seat } from "../wire/messages";
import type { Table } from "../wire/table";
import { imaginaryName } from "./fifth-avenue/imaginary";

/** Bots have no names of their own: at a table, each gets the one of its seat. */
const BOT_NAMES = ["Ada", "Cole", "Mae", "Otis", "Ruth", "Walt"] as const;

/** The seats in their order, then those who take part without a seat. */
export function namesAt({ seats, setting }: Pick<Table, "seats" | "setting">, language: Language): string[] {
  const isForTwo = setting.game === "fifth-avenue" && seats.length === 2;
  return [
    ...seats.map((seat, number) => nameOf(seat, number, language)),
    ...setting.automatic.map((level) => `Tom ${level.replace(/^tom-/, "")}`),
    ...(isForTwo ? [imaginaryName(language)] : []),
  ];
}

function nameOf(seat: Seat, number: number, language: Language): string {
  if (seat.name) return seat.name;
  return (seat.kind === "bot" && BOT_NAMES[number]) || language.sentence("seat {number}", { number: number + 1 });
}
