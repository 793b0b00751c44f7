/** Numbers as people read them. */

/** A chance from 0 to 1 in per cent. */
export function perCent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

/** A lead with its sign, as a language writes numbers. */
export function leadWords(lead: number, code: string): string {
  const tenths = Math.round(10 * Math.abs(lead));
  if (tenths === 0) return "0";
  const shown = (tenths / 10).toLocaleString(code, { minimumFractionDigits: 1 });
  return lead < 0 ? `−${shown}` : `+${shown}`;
}
