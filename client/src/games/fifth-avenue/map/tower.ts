/** The storeys of a tower that stands on 0, from the ground up. */

export interface Storey {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  /** Lines of windows, as a path. */
  readonly windows: string;
}

const BASE = 24;
const SPIRE = 11;
const STOREY = 11;
const HIGHEST = 34;
const WINDOWS_APART = 4;

/** One storey for each skyscraper; each is narrower than the one below, and many share the height. */
export function storeys(count: number): Storey[] {
  const height = Math.min(STOREY, HIGHEST / Math.max(count, 1));
  const narrower = (BASE - SPIRE) / Math.max(count - 1, 2);
  return Array.from({ length: count }, (_, storey) => {
    const width = BASE - storey * narrower;
    const top = -(storey + 1) * height;
    return { left: -width / 2, width, top, height, windows: windows(width, top, height) };
  });
}

function windows(width: number, top: number, height: number): string {
  const lines = Math.max(1, Math.floor(width / WINDOWS_APART) - 1);
  const first = (-(lines - 1) * WINDOWS_APART) / 2;
  return Array.from({ length: lines }, (_, line) => `M${first + line * WINDOWS_APART} ${top + 2}v${height - 3}`).join(
    "",
  );
}
