/** Chance: keys and salts that nobody can guess. */

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function signs(count: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => SIGNS.charAt(byte % SIGNS.length)).join(
    "",
  );
}

/** What this device adds to a deal. */
export function newSalt(): string {
  return signs(22);
}

/** A key to a seat that this device chooses itself. */
export function newKey(): string {
  return signs(43);
}

/** The id of a request, unlike all others of its seat. */
export function newId(): string {
  return signs(12);
}
