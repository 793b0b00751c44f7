/** Lesson: a guided first game, told step by step. */

import type { GameName } from "../games/board";
import type { LanguageCode } from "../texts/catalogue";

export interface Lesson {
  readonly game: GameName;
  /** How many bots play along. */
  readonly bots: number;
  /** The deal, as the lines of a record without moves. */
  readonly record: readonly string[];
  readonly about: InLanguages;
  readonly steps: readonly Step[];
}

/** Things that are named stand in braces, in notation. */
export type InLanguages = Readonly<Record<LanguageCode, string>>;

export interface Step {
  readonly says: InLanguages;
  /** The actions that are expected, one after the other; `pay *` is any payment. Nothing is expected where there is only something to read. */
  readonly expects?: readonly string[];
  readonly rules?: readonly string[];
}

/** The bot with which the lessons were written: what it does is part of them. */
export const OPPONENT = "greedy";

const LESSONS: Readonly<Record<GameName, () => Promise<{ default: unknown }>>> = {
  "the-city": () => import("./the-city.json"),
  "fifth-avenue": () => import("./fifth-avenue.json"),
  "new-york-city": () => import("./new-york-city.json"),
};

export async function loadLesson(game: GameName): Promise<Lesson> {
  return (await LESSONS[game]()).default as Lesson;
}

/** A text of a lesson with its things named. */
export function told(text: string, name: (notation: string) => string): string {
  return text.replace(/\{([a-z0-9-]+)\}/g, (_, notation: string) => name(notation));
}

export function fits(action: string, expected: string): boolean {
  return expected.endsWith(" *") ? action.startsWith(expected.slice(0, -1)) : action === expected;
}
