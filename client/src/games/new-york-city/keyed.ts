/** Keys for things of which there are several equal ones. */

export interface Keyed {
  readonly key: string;
  readonly thing: string;
}

/** Each thing with a key of its own: the second `press` is `press 1`. */
export function keyed(things: readonly string[]): Keyed[] {
  const counts = new Map<string, number>();
  return things.map((thing) => {
    const count = counts.get(thing) ?? 0;
    counts.set(thing, count + 1);
    return { key: `${thing} ${count}`, thing };
  });
}

/** Equal things together, in the order of these kinds. */
export function grouped(things: readonly string[], kinds: readonly string[]): { thing: string; count: number }[] {
  return kinds
    .map((thing) => ({ thing, count: things.filter((each) => each === thing).length }))
    .filter(({ count }) => count > 0);
}
