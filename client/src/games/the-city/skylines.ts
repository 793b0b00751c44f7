/** Skylines: how the buildings of a city are laid out in the space that it has. */

/** Some equal buildings that stand together. */
export interface Plot {
  readonly kind: string;
  /** The same for the same building as a city grows. */
  readonly key: string;
  readonly copies: number;
  /** What they draw and score together. */
  readonly income: number;
  readonly points: number;
}

export interface Layout {
  readonly plots: readonly Plot[];
  /** The width of a building; its height is a little more. */
  readonly size: number;
  readonly rows: number;
}

interface City {
  readonly city: readonly string[];
  readonly income_by_building: readonly number[];
  readonly points_by_building: readonly number[];
}

interface Space {
  readonly width: number;
  readonly height: number;
  /** How high a building is for its width, with all that stands below it. */
  readonly tall: number;
}

/** Below this a building cannot be made out: equal ones then stand together. */
const SMALLEST_APART = 40;
const SMALLEST = 24;
const LARGEST = 168;

/** The buildings in the order they were built; equal ones stand together only where space is short. */
export function layout(city: City, free: number, space: Space): Layout {
  const apart = plotsApart(city);
  const { size, rows } = fitted(apart.length + free, space);
  if (size >= SMALLEST_APART) return { plots: apart, size, rows };
  const together = plotsTogether(apart);
  return { plots: together, ...fitted(together.length + free, space) };
}

function plotsApart(city: City): Plot[] {
  return city.city.map((kind, place) => ({
    kind,
    key: `${kind} ${city.city.slice(0, place).filter((other) => other === kind).length}`,
    copies: 1,
    income: city.income_by_building[place] ?? 0,
    points: city.points_by_building[place] ?? 0,
  }));
}

export function plotsTogether(plots: readonly Plot[]): Plot[] {
  const found = new Map<string, Plot>();
  for (const plot of plots) {
    const before = found.get(plot.kind);
    found.set(plot.kind, {
      kind: plot.kind,
      key: before?.key ?? plot.key,
      copies: (before?.copies ?? 0) + plot.copies,
      income: (before?.income ?? 0) + plot.income,
      points: (before?.points ?? 0) + plot.points,
    });
  }
  return [...found.values()];
}

/** The largest size at which so many buildings fit, and in how many rows. */
export function fitted(count: number, { width, height, tall }: Space): { size: number; rows: number } {
  let best = { size: 0, rows: 1 };
  for (let rows = 1; rows <= Math.max(count, 1); rows += 1) {
    const size = Math.min(width / Math.ceil(Math.max(count, 1) / rows), height / rows / tall, LARGEST);
    if (size > best.size) best = { size, rows };
  }
  return { ...best, size: Math.max(SMALLEST, Math.floor(best.size)) };
}
