/** Harbour: where the six boroughs lie on the map, and the ways between them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A borough: its shore around the middle of the ground on which its skyscrapers stand, and how high they can rise. */
export interface Land {
  readonly shore: string;
  readonly sky: number;
}

/** Where the vessel between two boroughs stands; `shores` are where its way ends, if that is not in the middle of the lands. */
export interface Stop extends Point {
  readonly between: readonly [string, string];
  readonly shores?: readonly [Point, Point];
}

/** A map: how large it is, where the ground of each borough is, and where vessels stop between two boroughs. */
export interface Harbour {
  readonly width: number;
  readonly height: number;
  readonly rose: Point;
  readonly grounds: Readonly<Record<string, Point>>;
  readonly stops: readonly Stop[];
}

export interface Way {
  readonly vessel: string;
  readonly path: string;
  /** Where the vessel stands. */
  readonly stop: Point;
}

export const LANDS: Readonly<Record<string, Land>> = {
  "jersey-city": {
    shore: "M-110 -116 -88 -132 34 -132 52 -124 90 -124 110 -106 110 -48 100 -32 110 -12 110 30 90 46 -82 46 -110 30z",
    sky: 92,
  },
  bronx: {
    shore:
      "M-144 -60 -120 -83 98 -83 122 -74 142 -74 156 -56 146 -26 156 -2 138 26 116 38 -114 38 -132 26 -138 2 -148 -12z",
    sky: 46,
  },
  manhattan: {
    shore: "M-104 -114 -82 -136 76 -136 98 -122 110 -98 112 8 100 28 70 42 32 52 -36 52 -72 42 -98 28 -110 6z",
    sky: 92,
  },
  queens: {
    shore: "M-110 -100 -82 -120 -4 -120 12 -112 84 -112 108 -94 111 22 92 46 -84 46 -108 28 -116 2 -106 -28 -114 -50z",
    sky: 88,
  },
  brooklyn: {
    shore: "M-116 -70 -90 -88 94 -88 116 -76 128 -48 120 -20 132 2 122 32 100 42 -90 42 -122 24 -130 -2 -120 -30z",
    sky: 58,
  },
  "staten-island": {
    shore: "M-120 -56 -90 -80 80 -80 108 -68 124 -38 120 8 98 32 68 40 -72 40 -110 24 -126 -6z",
    sky: 52,
  },
};

/** For wide boards. */
export const WIDE: Harbour = {
  width: 780,
  height: 470,
  rose: { x: 392, y: 446 },
  grounds: {
    "jersey-city": { x: 116, y: 262 },
    bronx: { x: 450, y: 88 },
    manhattan: { x: 388, y: 292 },
    queens: { x: 664, y: 262 },
    brooklyn: { x: 636, y: 424 },
    "staten-island": { x: 156, y: 426 },
  },
  stops: [
    { between: ["manhattan", "bronx"], x: 352, y: 140 },
    { between: ["bronx", "jersey-city"], x: 256, y: 108 },
    { between: ["bronx", "queens"], x: 610, y: 124 },
    { between: ["manhattan", "jersey-city"], x: 252, y: 222 },
    { between: ["manhattan", "queens"], x: 524, y: 222 },
    { between: ["jersey-city", "staten-island"], x: 112, y: 327 },
    { between: ["brooklyn", "queens"], x: 668, y: 322 },
    { between: ["manhattan", "staten-island"], x: 271, y: 335 },
    { between: ["manhattan", "brooklyn"], x: 511, y: 338 },
    { between: ["staten-island", "brooklyn"], x: 392, y: 410 },
  ],
};

/** For boards of a telephone. */
export const TALL: Harbour = {
  width: 580,
  height: 664,
  rose: { x: 288, y: 632 },
  grounds: {
    "jersey-city": { x: 126, y: 240 },
    bronx: { x: 414, y: 200 },
    manhattan: { x: 152, y: 450 },
    queens: { x: 444, y: 404 },
    brooklyn: { x: 436, y: 588 },
    "staten-island": { x: 152, y: 614 },
  },
  stops: [
    { between: ["manhattan", "bronx"], x: 284, y: 278 },
    { between: ["bronx", "jersey-city"], x: 250, y: 170 },
    { between: ["bronx", "queens"], x: 440, y: 261 },
    { between: ["manhattan", "jersey-city"], x: 152, y: 300 },
    { between: ["manhattan", "queens"], x: 296, y: 400 },
    {
      between: ["jersey-city", "staten-island"],
      x: 20,
      y: 420,
      shores: [
        { x: 40, y: 280 },
        { x: 44, y: 576 },
      ],
    },
    { between: ["brooklyn", "queens"], x: 444, y: 475 },
    { between: ["manhattan", "staten-island"], x: 152, y: 518 },
    { between: ["manhattan", "brooklyn"], x: 290, y: 508 },
    { between: ["staten-island", "brooklyn"], x: 290, y: 590 },
  ],
};

const ASIDE = 40;
/** Ways lead to the middle of the land, which is so much higher than its ground. */
const INLAND = 40;

/** The ways of these vessels; one without a stop goes straight, and stands aside if another one stands there. */
export function waysOf(
  harbour: Harbour,
  connections: readonly { vessel: string; boroughs: readonly string[] }[],
): readonly Way[] {
  const taken = new Set<string>();
  return connections.map(({ vessel, boroughs }) => {
    const key = [...boroughs].sort().join(" ");
    const known = harbour.stops.find(({ between }) => [...between].sort().join(" ") === key);
    const [one = { x: 0, y: 0 }, other = one] = known?.shores ?? boroughs.map((borough) => middleOf(harbour, borough));
    const { x, y } = known ?? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const stop = taken.has(key) ? { x: x + ASIDE, y } : { x, y };
    taken.add(key);
    return { vessel, path: `M${one.x} ${one.y}L${stop.x} ${stop.y} ${other.x} ${other.y}`, stop };
  });
}

function middleOf({ grounds }: Harbour, borough: string): Point {
  const { x, y } = grounds[borough] ?? { x: 0, y: 0 };
  return { x, y: y - INLAND };
}

// --- skyscrapers ---

export interface Storey {
  /** The top edge above the lobby, counted upwards. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WIDEST = 28;
const STOREY = 18;
const SETBACKS: readonly (readonly [share: number, width: number])[] = [
  [0.5, WIDEST],
  [0.8, 21],
  [1, 14],
];

/** The storeys of a tower that stands for so many skyscrapers, the lowest one first; it is never higher than the sky allows. */
export function storeys(count: number, sky: number): Storey[] {
  const height = Math.min(STOREY, sky / Math.max(count, 1));
  return Array.from({ length: count }, (_, place) => {
    const share = place === 0 ? 0 : (place + 0.5) / count;
    const width = SETBACKS.find(([most]) => share < most)?.[1] ?? WIDEST;
    return { top: (place + 1) * height, width, height };
  });
}
