/** Routes: everything stands behind the `#`, which browsers keep to themselves. */

export type Route =
  | { readonly screen: "start" }
  | { readonly screen: "table"; readonly table: string; readonly key: string | null }
  | { readonly screen: "join"; readonly table: string; readonly invitation: string }
  | { readonly screen: "rules"; readonly game: string; readonly rule: string | null };

function read(hash: string): Route {
  const [screen, one, other] = hash.replace(/^#\/?/, "").split("/");
  if (screen === "table" && one) return { screen, table: one, key: other ?? null };
  if (screen === "join" && one && other) return { screen, table: one, invitation: other };
  if (screen === "rules" && one) return { screen, game: one, rule: other ?? null };
  return { screen: "start" };
}

class Router {
  now: Route = $state.raw(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.now = read(location.hash)));
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Change the address without a trace of the former one: keys are not kept in the history. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.now = read(address);
  }
}

export const router = new Router();
