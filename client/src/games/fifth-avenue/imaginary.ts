/** The imaginary player of a game for two. */

import type { Language } from "../../texts/language";

export function imaginaryName(language: Language): string {
  return language.sentence("imaginary");
}
