/** The ring of plots of a district: where each plot lies around the plaza in the middle. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the parts of a plot lie, in a box from -1 to 1. */
interface Place {
  readonly pieces: Point;
  readonly letters: Point;
  readonly worth: Point;
}

export interface PlotForm {
  readonly outline: string;
  /** Beside the plaza, where it is marked that the plot can be chosen. */
  readonly mark: Point;
  readonly pieces: Point;
  readonly letters: Point;
  readonly worth: Point;
}

const CHAMFER = 0.3;
const PLAZA: Point = { x: 0.35, y: 0.31 };
const FULL_TURN = 2 * Math.PI;

/** A ring: the angles of the borders between its plots, clockwise from the one before the first, and the places on each plot. */
interface Ring {
  readonly borders: readonly number[];
  readonly places: readonly Place[];
}

const FIVE: Ring = {
  borders: [-135, -45, 25, 90, 155],
  places: [
    { pieces: { x: 0, y: -0.6 }, letters: { x: -0.54, y: -0.76 }, worth: { x: 0.54, y: -0.76 } },
    { pieces: { x: 0.67, y: -0.1 }, letters: { x: 0.8, y: -0.54 }, worth: { x: 0.87, y: 0.25 } },
    { pieces: { x: 0.44, y: 0.65 }, letters: { x: 0.84, y: 0.58 }, worth: { x: 0.12, y: 0.81 } },
    { pieces: { x: -0.44, y: 0.65 }, letters: { x: -0.84, y: 0.58 }, worth: { x: -0.12, y: 0.81 } },
    { pieces: { x: -0.67, y: -0.1 }, letters: { x: -0.8, y: -0.54 }, worth: { x: -0.87, y: 0.25 } },
  ],
};

const SIX: Ring = {
  borders: [-132, -48, 0, 48, 132, 180],
  places: [
    { pieces: { x: 0, y: -0.6 }, letters: { x: -0.54, y: -0.76 }, worth: { x: 0.54, y: -0.76 } },
    { pieces: { x: 0.64, y: -0.26 }, letters: { x: 0.82, y: -0.64 }, worth: { x: 0.9, y: -0.17 } },
    { pieces: { x: 0.64, y: 0.3 }, letters: { x: 0.82, y: 0.68 }, worth: { x: 0.9, y: 0.19 } },
    { pieces: { x: 0, y: 0.65 }, letters: { x: -0.5, y: 0.82 }, worth: { x: 0.5, y: 0.82 } },
    { pieces: { x: -0.64, y: 0.3 }, letters: { x: -0.82, y: 0.68 }, worth: { x: -0.9, y: 0.19 } },
    { pieces: { x: -0.64, y: -0.26 }, letters: { x: -0.82, y: -0.64 }, worth: { x: -0.9, y: -0.17 } },
  ],
};

/** The plots of a ring, clockwise from the top. */
export function ring(plots: number, half: Point): PlotForm[] {
  const { borders, places } = plots === SIX.places.length ? SIX : FIVE;
  return places.map(({ pieces, letters, worth }, place) => ({
    ...wedge(borderOf(borders, place), borderOf(borders, place + 1), half),
    pieces: stretched(pieces, half),
    letters: stretched(letters, half),
    worth: stretched(worth, half),
  }));
}

/** The angle of a border; after the last one comes the first one again, a turn later. */
function borderOf(borders: readonly number[], place: number): number {
  const turns = Math.floor(place / borders.length);
  return (((borders[place % borders.length] ?? 0) + 360 * turns) * FULL_TURN) / 360;
}

/** The outline of a whole district, and of its plaza. */
export function edge(half: Point): string {
  return closed(corners().map((corner) => stretched(corner, half)));
}

export function plaza(half: Point): string {
  return closed(corners().map((corner) => stretched(stretched(corner, PLAZA), half)));
}

/** What lies between two rays from the middle, outside the plaza; and where it meets the plaza. */
function wedge(from: number, to: number, half: Point): { outline: string; mark: Point } {
  const between = corners().filter((corner) => isBetween(Math.atan2(corner.y, corner.x), from, to));
  const outer = [hit(from), ...sorted(between, from), hit(to)];
  const inner = outer.map((point) => stretched(point, PLAZA)).reverse();
  return {
    outline: closed([...outer, ...inner].map((point) => stretched(point, half))),
    mark: stretched(stretched(hit((from + to) / 2), PLAZA), half),
  };
}

/** An octagon in the box from -1 to 1. */
function corners(): Point[] {
  const cut = 1 - CHAMFER;
  const quarter = [
    { x: 1, y: cut },
    { x: cut, y: 1 },
  ];
  const mirrored = quarter.map(({ x, y }) => ({ x: -x, y })).reverse();
  const lower = [...quarter, ...mirrored];
  return [...lower, ...lower.map(({ x, y }) => ({ x: -x, y: -y }))];
}

/** Where a ray from the middle leaves the octagon. */
function hit(angle: number): Point {
  const x = Math.cos(angle);
  const y = Math.sin(angle);
  const reach = Math.max(Math.abs(x), Math.abs(y), (Math.abs(x) + Math.abs(y)) / (2 - CHAMFER));
  return { x: x / reach, y: y / reach };
}

function isBetween(angle: number, from: number, to: number): boolean {
  return turned(angle - from) < to - from;
}

function sorted(points: readonly Point[], from: number): Point[] {
  const turn = ({ x, y }: Point): number => turned(Math.atan2(y, x) - from);
  return [...points].sort((one, other) => turn(one) - turn(other));
}

/** The same angle, from 0 to a full turn. */
function turned(angle: number): number {
  return ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

function stretched(point: Point, by: Point): Point {
  return { x: point.x * by.x, y: point.y * by.y };
}

function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
