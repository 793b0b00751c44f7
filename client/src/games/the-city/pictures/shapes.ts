/** Shapes: the plain forms that all pictures are put together from. A picture is 100 wide; heights are counted from the ground up. */

/** What a piece is made of; the style of each tone is a token of the game. */
export type Tone =
  | "stone"
  | "brick"
  | "slate"
  | "copper"
  | "white"
  | "dark"
  | "gold"
  | "red"
  | "window"
  | "light"
  | "glass"
  | "leaf"
  | "grass"
  | "water"
  | "road"
  | "steel"
  | "far"
  | "shadow"
  | "gold-line"
  | "steel-line"
  | "dark-line"
  | "white-line"
  | "lane"
  | "lane-mark";

export type Piece = readonly [tone: Tone, path: string];
export type Drawing = readonly Piece[];
export type Point = readonly [x: number, up: number];

const GROUND = 100;

export function polygon(tone: Tone, ...points: readonly Point[]): Drawing {
  return [[tone, `M${points.map(at).join("L")}Z`]];
}

export function line(tone: Tone, ...points: readonly Point[]): Drawing {
  return [[tone, `M${points.map(at).join("L")}`]];
}

/** A line that bends towards a point on its way. */
export function bend(tone: Tone, from: Point, towards: Point, to: Point): Drawing {
  return [[tone, `M${at(from)}Q${at(towards)} ${at(to)}`]];
}

/** Any other form, in the coordinates of the drawing: the ground lies at 100. */
export function path(tone: Tone, drawn: string): Drawing {
  return [[tone, drawn]];
}

export function box(tone: Tone, x: number, up: number, width: number, height: number): Drawing {
  return [[tone, rectangle(x, up, width, height)]];
}

export function disc(tone: Tone, x: number, up: number, radius: number, height = radius): Drawing {
  const left = at([x - radius, up]);
  return [
    [
      tone,
      `M${left}a${round(radius)} ${round(height)} 0 1 1 ${round(2 * radius)} 0a${round(radius)} ${round(height)} 0 1 1 ${round(-2 * radius)} 0Z`,
    ],
  ];
}

/** The upper half of a disc. */
export function halfDisc(tone: Tone, x: number, up: number, radius: number, height = radius): Drawing {
  return [[tone, `M${at([x - radius, up])}a${round(radius)} ${round(height)} 0 0 1 ${round(2 * radius)} 0Z`]];
}

/** A box with a shaded right side. */
export function block(tone: Tone, x: number, width: number, height: number, up = 0): Drawing {
  return [...box(tone, x, up, width, height), ...box("shadow", x + width * 0.68, up, width * 0.32, height)];
}

/** An opening with a round top. */
export function arch(tone: Tone, x: number, width: number, height: number, up = 0): Drawing {
  const radius = width / 2;
  const straight = height - radius;
  return [
    [
      tone,
      `M${at([x, up])}V${round(GROUND - up - straight)}a${round(radius)} ${round(radius)} 0 0 1 ${round(width)} 0V${round(GROUND - up)}Z`,
    ],
  ];
}

/** Equal things beside each other, from one left edge to the other. */
export function repeat(count: number, first: number, last: number, draw: (x: number) => Drawing): Drawing {
  const step = count > 1 ? (last - first) / (count - 1) : 0;
  return Array.from({ length: count }, (_, place) => draw(first + place * step)).flat();
}

/** Panes in columns and rows that fill a box. */
export function panes(
  x: number,
  up: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  tone: Tone = "window",
): Drawing {
  const across = width / (columns * 1.8 - 0.8);
  const upwards = height / (rows * 1.6 - 0.6);
  const paths = Array.from({ length: columns * rows }, (_, place) =>
    rectangle(x + (place % columns) * across * 1.8, up + Math.floor(place / columns) * upwards * 1.6, across, upwards),
  );
  return [[tone, paths.join("")]];
}

function rectangle(x: number, up: number, width: number, height: number): string {
  return `M${at([x, up])}h${round(width)}v${round(-height)}h${round(-width)}Z`;
}

function at([x, up]: Point): string {
  return `${round(x)} ${round(GROUND - up)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
