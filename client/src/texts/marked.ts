/** Marked text: rules stress words with *stars*. */

export interface Piece {
  readonly text: string;
  readonly isStressed: boolean;
}

export function pieces(text: string): Piece[] {
  return text
    .split(/(\*[^*]+\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      const isStressed = part.length > 2 && part.startsWith("*") && part.endsWith("*");
      return { text: isStressed ? part.slice(1, -1) : part, isStressed };
    });
}
