/** OwnBox: how a table is spoken of: in the language of the page, with the values that its own box has by choices and corrections. */

import type { Component, Language } from "../texts/language";
import { speech } from "../texts/speech.svelte";
import type { Place } from "../wire/connection.svelte";
import { box } from "../wire/http";

export class OwnBox {
  #components: readonly Component[] | null = $state.raw(null);
  readonly #place: Place;
  readonly #game: () => string;
  readonly #language = $derived.by(() => {
    const plain = speech.about(this.#game());
    return this.#components ? plain.withBox(this.#components) : plain;
  });

  constructor(place: Place, game: () => string) {
    this.#place = place;
    this.#game = game;
  }

  get language(): Language {
    return this.#language;
  }

  /** Look into the box, in a language; until that is done, and where it cannot be, the plain one serves. */
  async look(code: string): Promise<void> {
    const { components } = await box(this.#place, code);
    if (code === speech.code) this.#components = components;
  }
}
