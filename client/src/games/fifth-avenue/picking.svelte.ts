/** Picking: an action that is said of two things, put together by clicking one and then the other. */

import type { Scene } from "../scene.svelte";

export class Picking {
  /** The thing that was clicked first, and the choices that it was clicked for. */
  #first: { readonly thing: string; readonly choices: unknown } | null = $state.raw(null);
  readonly #scene: Scene<unknown>;
  readonly #verb: string;

  constructor(scene: Scene<unknown>, verb: string) {
    this.#scene = scene;
    this.#verb = verb;
  }

  /** What was clicked first; nothing once other choices are offered. */
  get first(): string | null {
    return this.#first?.choices === this.#scene.choices ? this.#first.thing : null;
  }

  /** The offered actions that are said of this thing, and of the one that was clicked first. */
  of(thing: string): readonly string[] {
    return saidOf(this.#scene.offered(this.#verb), this.first === null ? [thing] : [this.first, thing]);
  }

  offers(thing: string): boolean {
    return this.of(thing).length > 0;
  }

  /** Choose, if all things of an action are clicked; pick this one, if it is the first of two; put it back, if it was picked. */
  pick(thing: string): void {
    if (this.first === thing) return this.putBack();
    const clicked = this.first === null ? [thing] : [this.first, thing];
    const actions = saidOf(this.#scene.offered(this.#verb), clicked);
    const whole = actions.find((action) => thingsOf(action).length === clicked.length);
    if (whole !== undefined) this.#scene.choose(whole);
    else if (actions.length > 0) this.#first = { thing, choices: this.#scene.choices };
  }

  putBack(): void {
    this.#first = null;
  }
}

/** The actions that are said of all these things, in whichever order. */
export function saidOf(actions: readonly string[], things: readonly string[]): readonly string[] {
  return actions.filter((action) => things.every((thing) => thingsOf(action).includes(thing)));
}

function thingsOf(action: string): string[] {
  return action.split(" ").slice(1);
}
