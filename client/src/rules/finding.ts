/** Finding: which rules somebody looks for, by number or by words; accents and capitals do not matter. */

import type { KnownRule, KnownSection } from "../wire/messages";

export type Kind = "all" | "readings" | "options";

/** The sections with those of their rules that are looked for; empty ones are left out. */
export function found(sections: readonly KnownSection[], sought: string, kind: Kind): KnownSection[] {
  const words = wordsOf(sought);
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(
        (rule) => isOf(rule, kind) && fits(`${rule.number} ${section.title} ${rule.text}`, words),
      ),
    }))
    .filter((section) => section.rules.length > 0);
}

function isOf(rule: KnownRule, kind: Kind): boolean {
  if (kind === "readings") return rule.is_reading;
  return kind === "all" || rule.is_option;
}

function fits(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

export function wordsOf(sought: string): string[] {
  return folded(sought)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Without accents and capitals, sign by sign: every place stays where it was. */
function folded(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize("NFD").charAt(0).toLowerCase();
    return plain.length === sign.length ? plain : sign;
  }).join("");
}

export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text in stretches: what was looked for, and what stands between. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const isFound = foundAt(folded(text), words);
  const pieces: Stretch[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isFound[at] === isFound[from]) continue;
    pieces.push({ text: text.slice(from, at), isFound: isFound[from] ?? false });
    from = at;
  }
  return pieces;
}

/** For each place of a text: is it part of a word that was looked for? */
function foundAt(plain: string, words: readonly string[]): boolean[] {
  const marks = new Array<boolean>(plain.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      marks.fill(true, at, at + word.length);
  return marks;
}
