/** Problems: why something that was asked of the server was not done, in words. */

import { sentence, speech } from "../texts/speech.svelte";
import { Refusal } from "../wire/http";

/** The reason of a refusal; anything else means that the server was not reached. */
export function problemWords(failure: unknown, game = ""): string {
  if (failure instanceof Refusal) return speech.about(game).reason(failure.refused.reason);
  return sentence("The server cannot be reached.");
}
