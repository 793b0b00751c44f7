/** Skyscrapers of one player beside each other, as a skyline that stands on 0. */

export interface Tower {
  readonly x: number;
  readonly height: number;
}

/** Where towers stand, those in the back first: one, two, three … of them. More than the last are not drawn. */
const SKYLINES: readonly (readonly Tower[])[] = [
  [],
  [{ x: 0, height: 1 }],
  [
    { x: -7, height: 0.86 },
    { x: 6, height: 1 },
  ],
  [
    { x: -10, height: 0.84 },
    { x: 11, height: 0.78 },
    { x: 0, height: 1 },
  ],
  [
    { x: -5, height: 1.04 },
    { x: 8, height: 0.98 },
    { x: -14, height: 0.78 },
    { x: 15, height: 0.7 },
  ],
  [
    { x: -8, height: 0.98 },
    { x: 8, height: 0.94 },
    { x: 0, height: 1.1 },
    { x: -16, height: 0.74 },
    { x: 16, height: 0.7 },
  ],
];

/** How far from the middle the number of towers stands. */
export function numberAt(count: number): number {
  return 10 + 2 * Math.min(count, SKYLINES.length);
}

export function skyline(count: number): readonly Tower[] {
  return SKYLINES[Math.min(count, SKYLINES.length - 1)] ?? [];
}
