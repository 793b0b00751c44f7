/** Catalogues: the words of a language, as the server gives them. */

import type { GameTexts, KnownLanguage } from "../wire/messages";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

async function load<Texts>(address: string): Promise<Texts> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Texts;
}

/** What is said whatever is played. */
export function loadLanguage(code: LanguageCode): Promise<KnownLanguage> {
  return load(`/api/languages/${code}`);
}

/** What is said about one game, with its rules and components. */
export function loadGame(game: string, code: LanguageCode): Promise<GameTexts> {
  return load(`/api/games/${game}/${code}`);
}
