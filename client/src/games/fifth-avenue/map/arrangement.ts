/** How Midtown lies on the page: from left to right where there is width, north up on a narrow page. */

import type { Point } from "./ring";

export interface Arrangement {
  readonly width: number;
  readonly height: number;
  /** Half of the width and height of a district. */
  readonly half: Point;
  /** How large pieces are drawn. */
  readonly scale: number;
  readonly places: Readonly<Record<string, Point>>;
  /** Half of the width and height of the park, and of the ground around City Hall. */
  readonly park: Point;
  readonly hall: Point;
  /** The land between the rivers, with stairs for a coast. */
  readonly land: string;
  readonly rivers: readonly River[];
}

interface River extends Point {
  readonly name: "Hudson River" | "East River";
  readonly turn: number;
}

export const CITY_HALL = "city-hall";
export const CENTRAL_PARK = "central-park";

/** Where each place leads to. */
export const ROUTES: readonly (readonly [string, string])[] = [
  [CITY_HALL, "34th-west"],
  [CITY_HALL, "34th-east"],
  ["34th-west", "42nd-west"],
  ["34th-west", "times-square"],
  ["34th-east", "times-square"],
  ["34th-east", "42nd-east"],
  ["42nd-west", "52nd-west"],
  ["times-square", "52nd-west"],
  ["times-square", "52nd-east"],
  ["42nd-east", "52nd-east"],
  ["52nd-west", CENTRAL_PARK],
  ["52nd-east", CENTRAL_PARK],
];

export const WIDE: Arrangement = {
  width: 760,
  height: 492,
  half: { x: 86, y: 66 },
  scale: 1,
  places: {
    [CITY_HALL]: { x: 46, y: 253 },
    "34th-west": { x: 186, y: 171 },
    "34th-east": { x: 186, y: 335 },
    "42nd-west": { x: 376, y: 89 },
    "times-square": { x: 376, y: 253 },
    "42nd-east": { x: 376, y: 417 },
    "52nd-west": { x: 566, y: 171 },
    "52nd-east": { x: 566, y: 335 },
    [CENTRAL_PARK]: { x: 706, y: 253 },
  },
  park: { x: 46, y: 158 },
  hall: { x: 42, y: 78 },
  land: "M0 168H12V148H24V122H40V100H62V84H86V70H268V44H276V4H476V44H484V70H640V62H760V444H640V436H484V462H476V488H276V462H268V436H86V422H62V406H40V384H24V358H12V338H0Z",
  rivers: [
    { name: "Hudson River", x: 132, y: 40, turn: 0 },
    { name: "East River", x: 132, y: 468, turn: 0 },
  ],
};

export const TALL: Arrangement = {
  width: 390,
  height: 650,
  half: { x: 60, y: 62 },
  scale: 0.84,
  places: {
    [CENTRAL_PARK]: { x: 195, y: 52 },
    "52nd-west": { x: 131, y: 188 },
    "52nd-east": { x: 259, y: 188 },
    "42nd-west": { x: 66, y: 338 },
    "times-square": { x: 195, y: 338 },
    "42nd-east": { x: 324, y: 338 },
    "34th-west": { x: 131, y: 488 },
    "34th-east": { x: 259, y: 488 },
    [CITY_HALL]: { x: 195, y: 602 },
  },
  park: { x: 150, y: 44 },
  hall: { x: 92, y: 40 },
  land: "M36 0H354V112H346V238H366V250H390V424H366V436H346V566H330V592H314V618H296V650H94V618H76V592H60V566H44V436H24V424H0V250H24V238H44V112H36Z",
  rivers: [
    { name: "Hudson River", x: 18, y: 520, turn: -90 },
    { name: "East River", x: 372, y: 520, turn: 90 },
  ],
};

/** Below this width the map stands upright. */
const NARROW = 560;

export function arrangementFor(width: number): Arrangement {
  return width < NARROW ? TALL : WIDE;
}
