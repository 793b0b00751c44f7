/** Routes: everything stands behind the `#`, which browsers keep to themselves. */

import { isGame, type GameName } from "./games/board";
import { kept, type Invited } from "./wire/kept.svelte";

export type Route =
  | { readonly screen: "start" }
  | { readonly screen: "table"; readonly table: string; readonly key: string | null }
  | { readonly screen: "opening"; readonly game: string }
  | { readonly screen: "box"; readonly game: string; readonly table: string | null }
  | { readonly screen: "join"; readonly table: string; readonly invited: Invited | null }
  | { readonly screen: "rules"; readonly game: GameName; readonly rule: string | null }
  | {
      readonly screen: "replay";
      readonly table: string;
      readonly ply: number | null;
      readonly eyes: string | null;
      readonly key: string | null;
      /** Is it looked at to see where it was decided? */
      readonly isReviewed: boolean;
    }
  | { readonly screen: "learn"; readonly game: GameName; readonly table: string | null };

/** A link that was cut or mangled on its way is read as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function read(hash: string): Route {
  const [screen, one, other, third = "", fourth = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (screen === "table" && one) return { screen, table: one, key: other ?? null };
  if (screen === "join" && one)
    return { screen, table: one, invited: other ? { table: one, invitation: other, game: third, host: fourth } : null };
  if (screen === "opening" && one) return { screen, game: one };
  if (screen === "box" && one) return { screen, game: one, table: other ?? null };
  if (screen === "rules" && one && isGame(one)) return { screen, game: one, rule: other ?? null };
  if ((screen === "replay" || screen === "review") && one)
    return {
      screen: "replay",
      table: one,
      ply: plyOf(other),
      eyes: third || null,
      key: fourth || null,
      isReviewed: screen === "review",
    };
  if (screen === "learn" && one && isGame(one)) return { screen, game: one, table: other ?? null };
  return { screen: "start" };
}

function plyOf(text = ""): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** The same place behind the `#`, for an address such as /rules/the-city#TC-3.2 that was typed or is linked from elsewhere. */
export function behindTheHash(path: string, hash: string): string {
  const rest = hash.replace(/^#\/?/, "");
  return `/#${path.replace(/\/$/, "")}${rest ? `/${rest}` : ""}`;
}

class Router {
  now: Route = $state.raw({ screen: "start" });

  constructor() {
    this.#arrive();
    addEventListener("hashchange", () => this.#arrive());
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Go there without a trace of where one was. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.now = read(address);
  }

  /** Keys go into this browser and out of the address: they stay neither in sight nor in the history. */
  #arrive(): void {
    if (location.pathname !== "/") history.replaceState(null, "", behindTheHash(location.pathname, location.hash));
    const route = read(location.hash);
    this.now = route;
    if (route.screen === "table" && route.key !== null) kept.keepLink(route.table, route.key);
    else if (route.screen === "join" && route.invited) kept.followed(route.invited);
    else return;
    history.replaceState(null, "", `#/${route.screen}/${route.table}`);
  }
}

export const router = new Router();
