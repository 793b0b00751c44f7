/** QR codes: a text as a path of dark squares. */

export interface QrCode {
  /** How many squares a side has, with the quiet zone. */
  readonly side: number;
  readonly path: string;
}

const QUIET_ZONE = 4;

/** The encoder is loaded when the first code is shown. */
export async function qrCode(text: string): Promise<QrCode> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return { side: size, path: pathOf(data) };
}

/** Each run of dark squares in a row is one rectangle. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(""),
    )
    .join("");
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  });
  return runs;
}
