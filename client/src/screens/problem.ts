/** Problems: why something that was asked of the server was not done, in words. */

import { capitalised } from "../texts/capitalised";
import { sentence, speech } from "../texts/speech.svelte";
import { Refusal } from "../wire/http";
import type { Refused } from "../wire/messages";

/** The reason of a refusal; anything else means that the server was not reached. */
export function problemWords(failure: unknown, game = ""): string {
  if (failure instanceof Refusal) return refusalWords(failure.refused, game);
  return sentence("The server cannot be reached.");
}

/** The reason of a refusal as a sentence of its own. */
export function refusalWords({ reason }: Refused, game = ""): string {
  return capitalised(speech.about(game).reason(reason), speech.code);
}
