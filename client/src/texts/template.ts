/** Templates: sentences with blanks, written as the catalogues write them. */

/** What fills a blank: text as it is, or a number that also chooses between singular and plural. */
export type Filling = string | number;

/** `{amount}` is what fills the blank, `{amount:card|cards}` the word that goes with the number; blanks may stand inside the words. `singular` are the numbers that go with the first of two words. */
export function fill(template: string, fillings: Record<string, Filling>, singular: readonly number[]): string {
  let filled = "";
  let at = 0;
  while (at < template.length) {
    const sign = template.charAt(at);
    if ((sign === "{" || sign === "}") && template.charAt(at + 1) === sign) {
      filled += sign;
      at += 2;
    } else if (sign === "{") {
      const end = closing(template, at);
      filled += blank(template.slice(at + 1, end), fillings, singular);
      at = end + 1;
    } else {
      filled += sign;
      at += 1;
    }
  }
  return filled;
}

function blank(inside: string, fillings: Record<string, Filling>, singular: readonly number[]): string {
  const [name = "", words] = split(inside, ":");
  const filling = fillings[name];
  if (filling === undefined) return `{${inside}}`;
  if (words === undefined || typeof filling === "string") return String(filling);
  const [one, many] = split(fill(words, fillings, singular), "|");
  return singular.includes(filling) ? one : (many ?? one);
}

function split(text: string, sign: string): [string, string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Where the brace that opens here is closed. */
function closing(template: string, start: number): number {
  let depth = 0;
  for (let at = start; at < template.length; at += 1) {
    if (template.charAt(at) === "{") depth += 1;
    if (template.charAt(at) === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return template.length;
}
