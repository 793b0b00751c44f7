/** Links: what is sent to other people. Keys stand behind the `#`, which browsers keep to themselves. */

import type { Invited } from "./wire/kept.svelte";

function link(...parts: string[]): string {
  return `${location.origin}/#/${parts.map(encodeURIComponent).join("/")}`;
}

/** Where an invited person takes a seat. */
export function joinLink({ table, invitation, game, host }: Invited): string {
  return link("join", table, invitation, game, host);
}

/** Where a table is seen with a key: by spectators, or from another device. */
export function tableLink(table: string, key: string): string {
  return link("table", table, key);
}
