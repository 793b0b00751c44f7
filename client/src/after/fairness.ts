/** Fairness: whether the deal was the one that was promised, worked out on this device. */

import type { Fairness } from "../wire/messages";

export interface Checked {
  /** Is the promise the hash of the secret? */
  readonly isKept: boolean;
  /** Does the seed follow from the secret and the salts? */
  readonly isDealt: boolean;
}

/** Check a deal after the game; null where nothing was promised, nothing is known yet, or the browser cannot work out hashes. */
export async function checked({ promise, secret, salts, seed }: Fairness): Promise<Checked | null> {
  if (!secret || !seed || !globalThis.crypto?.subtle) return null;
  const lines = Object.entries(salts)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([seat, salt]) => `${seat} ${salt.length} ${salt}`);
  const dealt = await hashed([secret, ...lines, ""].join("\n"));
  return {
    isKept: (await hashed(secret)) === promise,
    isDealt: BigInt(`0x${dealt.slice(0, 16)}`) === BigInt(seed),
  };
}

/** The SHA-256 hash of a text of ASCII. */
async function hashed(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
