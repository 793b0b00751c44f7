/** Motion: how long things take to move; nothing moves for those who wish so. */

import { crossfade, fade } from "svelte/transition";

export const QUICK = 120;
export const CALM = 320;
export const SLOW = 700;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** So many milliseconds, or none. */
export function lasting(milliseconds: number): number {
  return still.matches ? 0 : milliseconds;
}

/** Lets a piece that leaves one place and appears at another under the same key move there. */
export function moving(): ReturnType<typeof crossfade> {
  return crossfade({
    duration: () => lasting(CALM),
    fallback: (node) => fade(node, { duration: lasting(CALM) }),
  });
}
