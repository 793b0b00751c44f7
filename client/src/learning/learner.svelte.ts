/** Learner: somebody who plays a lesson at a table of his own, as far as this device remembers. */

import { fitting, isReading, after, played, START, expectedAt, type Position } from "./course";
import type { Lesson, Step } from "./lesson";

const REMEMBERED_AS = "midtown.lessons";

interface Remembered {
  readonly table: string;
  readonly at: Position;
}

/** What the last action was in the eyes of the lesson. */
export type Comment = "expected" | "another" | "astray";

export class Learner {
  readonly lesson: Lesson;
  /** What is shown: it changes when something is asked again, not while others play. */
  at: Position = $state.raw(START);
  comment: Comment = $state("expected");
  readonly #table: string;
  #reached: Position;

  constructor(lesson: Lesson, table: string) {
    this.lesson = lesson;
    this.#table = table;
    const remembered = remembers(lesson.game);
    this.#reached = remembered?.table === table ? remembered.at : START;
    this.at = this.#reached;
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.at.step];
  }

  get isReading(): boolean {
    return isReading(this.lesson.steps, this.at);
  }

  get isLast(): boolean {
    return this.at.step === this.lesson.steps.length - 1;
  }

  /** What should be done now; nothing if any of several things is good. */
  get expected(): string | undefined {
    const expected = this.comment === "astray" ? undefined : expectedAt(this.lesson.steps, this.at);
    return expected?.endsWith(" *") ? undefined : expected;
  }

  /** Something was read. */
  goOn(): void {
    this.#reached = after(this.lesson.steps, this.at);
    this.#show(this.#reached);
  }

  play(action: string): void {
    const next = played(this.lesson.steps, this.at, action);
    this.comment = next ? "expected" : "another";
    this.#reached = next ?? this.at;
  }

  /** Something is asked: show the step that goes with it. */
  look(offered: readonly string[]): void {
    if (offered.length === 0) return;
    const found = fitting(this.lesson.steps, this.#reached, offered);
    if (!found) this.comment = "astray";
    else if (this.comment === "astray") this.comment = "another";
    this.#show(found ?? this.#reached);
  }

  #show(at: Position): void {
    this.at = at;
    remember(this.lesson.game, { table: this.#table, at });
  }
}

/** The table of a lesson that was begun on this device, and where it stands. */
export function remembers(game: string): Remembered | undefined {
  return all()[game];
}

function remember(game: string, what: Remembered): void {
  localStorage.setItem(REMEMBERED_AS, JSON.stringify({ ...all(), [game]: what }));
}

function all(): Readonly<Record<string, Remembered>> {
  return JSON.parse(localStorage.getItem(REMEMBERED_AS) ?? "{}") as Record<string, Remembered>;
}
