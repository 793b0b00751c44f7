/** Titles: what the games are called, in every language. */

import type { GameName } from "./board";

export const TITLES: Readonly<Record<GameName, string>> = {
  "the-city": "The City",
  "fifth-avenue": "Fifth Avenue",
  "new-york-city": "New York City",
};
