/** Shapes that the drawings share: stepped towers and sunbursts, as paths. */

/** Half the width of a storey, and its height. */
export type Storey = readonly [halfWidth: number, height: number];

/** A tower around `x` that gets narrower storey by storey. */
export function tower(x: number, ground: number, storeys: readonly Storey[]): string {
  let y = ground;
  const left: string[] = [];
  const right: string[] = [];
  for (const [halfWidth, height] of storeys) {
    left.push(`${x - halfWidth} ${y}`, `${x - halfWidth} ${y - height}`);
    right.unshift(`${x + halfWidth} ${y - height}`, `${x + halfWidth} ${y}`);
    y -= height;
  }
  return `M${[...left, ...right].join("L")}Z`;
}

/** Vertical lines on the storeys of a tower, `gap` apart. */
export function flutes(x: number, ground: number, storeys: readonly Storey[], gap: number): string {
  let y = ground;
  let path = "";
  for (const [halfWidth, height] of storeys) {
    const count = Math.floor((2 * halfWidth) / gap) - 1;
    for (let line = 1; line <= count; line += 1) {
      path += `M${x - halfWidth + (line * 2 * halfWidth) / (count + 1)} ${y}v${-(height - 3)}`;
    }
    y -= height;
  }
  return path;
}

/** Windows on the storeys of a tower, some of them lit: always the same ones for the same tower. */
export function windows(x: number, ground: number, storeys: readonly Storey[], size: number): string {
  let y = ground;
  let path = "";
  let turn = Math.round(x);
  for (const [halfWidth, height] of storeys) {
    const columns = Math.max(1, Math.floor((2 * halfWidth) / (size * 2.4)));
    const rows = Math.floor(height / (size * 2.6));
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        turn = (turn * 73 + 41) % 997;
        if (turn % 3 === 0) {
          const left = x - halfWidth + ((column + 0.5) * 2 * halfWidth) / columns - size / 2;
          path += `M${left} ${y - size * 2 - row * size * 2.6}h${size}v${size * 1.5}h${-size}z`;
        }
      }
    }
    y -= height;
  }
  return path;
}

/** Every second of `count` rays around a point, between two angles in degrees; 0 points up. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
): string {
  const step = (to - from) / count;
  let path = "";
  for (let ray = 0; ray < count; ray += 2) {
    const start = from + ray * step;
    path += `M${at(x, y, inner, start)}L${at(x, y, outer, start)}L${at(x, y, outer, start + step)}L${at(x, y, inner, start + step)}Z`;
  }
  return path;
}

function at(x: number, y: number, distance: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + distance * Math.sin(angle))} ${round(y - distance * Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
