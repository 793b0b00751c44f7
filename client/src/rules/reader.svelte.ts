/** Reader: the rules that lie open beside the table, at a rule or at the beginning. */

import type { GameName } from "../games/board";
import { putAside, type Aside } from "../parts/aside";
import { router } from "../route.svelte";
import { prefixOf } from "./passages";

const GAME_OF: Readonly<Record<string, GameName>> = {
  TC: "the-city",
  "5A": "fifth-avenue",
  NYC: "new-york-city",
};

export interface Opened {
  readonly game: GameName;
  readonly rule: string | null;
}

class Reader {
  /** What lies open; a new object each time, so that the same rule can be looked up again. */
  opened: Opened | null = $state.raw(null);
  /** The dialogs that make room for the rules: nothing beside a dialog can be read while it is open. */
  #aside: readonly Aside[] = [];

  open(game: GameName, rule: string | null = null): void {
    if (router.now.screen === "rules") return router.go(addressOf(game, rule));
    this.#aside = [...this.#aside, ...putAside()];
    this.opened = { game, rule };
  }

  look(rule: string): void {
    const game = gameOf(rule);
    if (game) this.open(game, rule);
  }

  close(): void {
    this.opened = null;
    for (const dialog of this.#aside) dialog.comeBack();
    this.#aside = [];
  }
}

export const reader = new Reader();

/** The game whose rules are numbered like this. */
export function gameOf(rule: string): GameName | undefined {
  return GAME_OF[prefixOf(rule)];
}

/** Where the rules, or one of them, stand on a page of their own. */
export function addressOf(game: GameName, rule: string | null = null): string {
  return rule ? `#/rules/${game}/${rule}` : `#/rules/${game}`;
}
