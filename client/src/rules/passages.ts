/** Passages: a text of the rulebook, or one that cites it, in the pieces that it is shown in. */

export type Passage =
  | { readonly kind: "text" | "term"; readonly text: string }
  /** `survey = pick`: what an option of the game is set to. */
  | { readonly kind: "choice"; readonly text: string; readonly option: string; readonly value: string }
  | { readonly kind: "reading" | "option"; readonly text: string }
  /** Another rule, by its number or as the first one of a section. */
  | { readonly kind: "citation"; readonly text: string; readonly rule: string };

const PIECES = /\*([^*]+)\*|\[?\b((?:TC|5A|NYC)-\d+\.\d+)\]?|\b((?:section|Abschnitt) (\d+))|(◆)|(⚙)/g;
const CHOICE = /^(\S+) = (\S+)$/;

/** The pieces of a text; a section is one of the rulebook with this prefix, such as TC. */
export function passages(text: string, prefix = ""): Passage[] {
  const pieces: Passage[] = [];
  let at = 0;
  for (const found of text.matchAll(PIECES)) {
    if (found.index > at) pieces.push({ kind: "text", text: text.slice(at, found.index) });
    pieces.push(piece(found, prefix));
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}

function piece(found: RegExpExecArray, prefix: string): Passage {
  const [whole, term, rule, section, number, reading] = found;
  if (term !== undefined) return termOrChoice(term);
  if (rule !== undefined) return { kind: "citation", text: rule, rule };
  if (section !== undefined && prefix === "") return { kind: "text", text: whole };
  if (section !== undefined) return { kind: "citation", text: section, rule: `${prefix}-${number}.1` };
  return { kind: reading === undefined ? "option" : "reading", text: whole };
}

function termOrChoice(term: string): Passage {
  const [, option, value] = CHOICE.exec(term) ?? [];
  if (option === undefined || value === undefined) return { kind: "term", text: term };
  return { kind: "choice", text: term, option, value };
}

/** What the numbers of a rulebook begin with: TC of TC-3.2. */
export function prefixOf(rule: string): string {
  return rule.split("-")[0] ?? "";
}
