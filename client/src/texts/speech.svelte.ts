/** Speech: the language that the page speaks now, and what it says in it. */

import type { GameTexts, KnownLanguage } from "../wire/messages";
import { LANGUAGES, loadGame, loadLanguage, type LanguageCode } from "./catalogue";
import { Language, type Blanks } from "./language";

const REMEMBERED_AS = "midtown.language";
const ENGLISH: KnownLanguage = { code: "en", names: {}, sentences: {}, singular: [1], named: [], spoken: [] };

class Speech {
  #common: KnownLanguage = $state.raw(ENGLISH);
  #games: Readonly<Record<string, GameTexts>> = $state.raw({});
  readonly #page = $derived(new Language(this.#common));
  readonly #byGame = $derived(
    Object.fromEntries(Object.entries(this.#games).map(([game, words]) => [game, new Language(this.#common, words)])),
  );

  get code(): LanguageCode {
    return isLanguage(this.#common.code) ? this.#common.code : "en";
  }

  /** The language about this game, or about none. */
  about(game: string): Language {
    return this.#byGame[game] ?? this.#page;
  }

  get page(): Language {
    return this.#page;
  }

  knows(game: string): boolean {
    return game in this.#games;
  }

  /** Speak the language that the person chose last, or the browser's. */
  begin(): Promise<void> {
    const wished = [localStorage.getItem(REMEMBERED_AS), ...navigator.languages.map((each) => each.slice(0, 2))];
    return this.speak(wished.find(isLanguage) ?? "en");
  }

  /** Speak another language: everything on the page changes at once, when all of its words are there. */
  async speak(code: LanguageCode): Promise<void> {
    const [common, ...games] = await Promise.all([
      loadLanguage(code),
      ...Object.keys(this.#games).map((game) => loadGame(game, code)),
    ]);
    this.#common = common;
    this.#games = Object.fromEntries(games.map((words) => [words.game, words]));
    document.documentElement.lang = code;
    localStorage.setItem(REMEMBERED_AS, code);
  }

  /** Learn the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.knows(game)) return;
    const code = this.code;
    const words = await loadGame(game, code);
    if (code !== this.code) return this.learn(game);
    this.#games = { ...this.#games, [game]: words };
  }
}

function isLanguage(code: string | null): code is LanguageCode {
  return LANGUAGES.some((known) => known === code);
}

export const speech = new Speech();

/** A sentence of the page in the language that is spoken now. */
export function sentence(english: string, blanks: Blanks = {}): string {
  return speech.page.sentence(english, blanks);
}
