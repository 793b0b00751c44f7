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

  /** Choose, if this thing leaves one action; pick it, if it is the first of two; put it back, if it was picked. */
  pick(thing: string): void {
    const actions = this.of(thing);
    const [only, ...others] = actions;
    if (this.first === thing) this.#first = null;
    else if (only !== undefined && others.length === 0) this.#scene.choose(only);
    else if (only !== undefined) this.#first = { thing, choices: this.#scene.choices };
  }

  putBack(): void {
    this.#first = null;
  }
}

/** The actions that are said of all these things, in whichever order. */
export function saidOf(actions: readonly string[], things: readonly string[]): readonly string[] {
  return actions.filter((action) => {
    const said = action.split(" ").slice(1);
    return things.every((thing) => said.includes(thing));
  });
}
