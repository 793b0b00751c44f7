/** Words: what can be chosen for a table, as people say it. */

import type { Language } from "../../texts/language";
import { sentence } from "../../texts/speech.svelte";
import type { Kind } from "./plan.svelte";

export function kindWords(kind: Kind): string {
  if (kind === "here") return sentence("Person here");
  if (kind === "link") return sentence("Person by link");
  return kind === "bot" ? sentence("Bot") : sentence("Tom, the automatic player");
}

/** What a value of an option means; one that has no words of its own is called what the game calls it. */
export function valueWords(option: string, value: string, language: Language): string {
  return VALUES[`${option} ${value}`]?.() ?? language.name(value);
}

const VALUES: Readonly<Record<string, () => string>> = {
  "survey pick": () => sentence("keep one"),
  "survey mix": () => sentence("mix and discard"),
  "scoring income-first": () => sentence("income first"),
  "scoring points-first": () => sentence("points first"),
  "board five": () => sentence("five plots"),
  "board six": () => sentence("six plots"),
  "shops random": () => sentence("chance"),
  "shops players": () => sentence("the players"),
  "length open": () => sentence("no, open end"),
  "length 400": () => sentence("yes"),
  "rank 3": () => sentence("3 spaces"),
  "rank 2": () => sentence("2 spaces"),
  "relocate one": () => sentence("only one"),
  "relocate each": () => sentence("every one"),
};
