/** Pop: how a number shows that it has changed. */

import type { TransitionConfig } from "svelte/transition";
import { lasting, SLOW } from "../../parts/motion";

export function pop(_node: Element): TransitionConfig {
  return { duration: lasting(SLOW), css: (shown) => `transform: scale(${1 + 0.8 * (1 - shown)})` };
}
