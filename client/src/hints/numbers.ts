/** Numbers as people read them. */

/** A chance from 0 to 1 in per cent. */
export function perCent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

/** A lead with its sign. */
export function leadWords(lead: number): string {
  const shown = Math.abs(lead).toFixed(1);
  if (shown === "0.0") return "0";
  return lead < 0 ? `−${shown}` : `+${shown}`;
}
