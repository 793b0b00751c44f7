/** Buildings and what stands around them: the vocabulary of the pictures. */

import {
  arch,
  bend,
  block,
  box,
  disc,
  halfDisc,
  line,
  panes,
  polygon,
  repeat,
  type Drawing,
  type Tone,
} from "./shapes";

/** A tower that steps back as it rises; windows run up between its piers. */
export function tower(x: number, width: number, height: number, steps = 3, tone: Tone = "stone"): Drawing {
  return Array.from({ length: steps }, (_, step) => {
    const inset = (step * width * 0.32) / steps;
    const from = step === 0 ? 0 : levelTop(height, steps, step - 1);
    const to = levelTop(height, steps, step);
    const across = width - 2 * inset;
    const columns = Math.max(2, Math.round(across / 6));
    const rows = Math.max(1, Math.round((to - from - 4) / 7));
    return [
      ...block(tone, x + inset, across, to - from, from),
      ...box("gold", x + inset - 0.6, to - 1.2, across + 1.2, 1.2),
      ...panes(x + inset + 2, from + 3, across - 4, to - from - 6, columns, rows),
    ];
  }).flat();
}

function levelTop(height: number, steps: number, step: number): number {
  return height * (1 - 0.42 * (1 - (step + 1) / steps) ** 1.1);
}

export function spire(x: number, up: number, height: number, width = 3): Drawing {
  return polygon("gold", [x - width / 2, up], [x, up + height], [x + width / 2, up]);
}

/** A flat building with panes on its front. */
export function hall(
  x: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  tone: Tone = "stone",
): Drawing {
  return [
    ...block(tone, x, width, height),
    ...box("gold", x - 1, height - 1.4, width + 2, 1.8),
    ...panes(x + 4, 6, width - 8, height - 12, columns, rows),
  ];
}

/** A house with a pitched roof, a door and windows. */
export function gable(x: number, width: number, height: number, tone: Tone = "stone", roof: Tone = "brick"): Drawing {
  const walls = height * 0.56;
  return [
    ...block(tone, x, width, walls),
    ...polygon(roof, [x - width * 0.09, walls], [x + width / 2, height], [x + width * 1.09, walls]),
    ...polygon("shadow", [x + width / 2, height], [x + width * 1.09, walls], [x + width * 0.68, walls]),
    ...box("dark", x + width * 0.14, 0, width * 0.2, walls * 0.62),
    ...panes(x + width * 0.48, walls * 0.34, width * 0.38, walls * 0.38, 2, 1),
  ];
}

/** A narrow house of a row, with a stoop and a cornice. */
export function townHouse(x: number, width: number, height: number, tone: Tone): Drawing {
  return [
    ...block(tone, x, width, height),
    ...box("dark", x, height - 2.4, width, 3.4),
    ...panes(x + width * 0.16, height * 0.34, width * 0.68, height * 0.5, 2, 3),
    ...arch("dark", x + width * 0.14, width * 0.3, height * 0.2, height * 0.07),
    ...polygon(
      "stone",
      [x + width * 0.06, 0],
      [x + width * 0.1, height * 0.07],
      [x + width * 0.5, height * 0.07],
      [x + width * 0.62, 0],
    ),
    ...box("window", x + width * 0.58, height * 0.1, width * 0.26, height * 0.14),
  ];
}

export function dome(x: number, up: number, radius: number, tone: Tone = "copper", height = radius): Drawing {
  return [
    ...halfDisc(tone, x, up, radius, height),
    ...polygon(
      "shadow",
      [x + radius * 0.35, up],
      [x + radius * 0.3, up + height * 0.94],
      [x + radius * 0.8, up + height * 0.58],
      [x + radius, up],
    ),
    ...box("gold", x - radius - 1, up - 1, radius * 2 + 2, 2),
    ...box("gold", x - 1.6, up + height, 3.2, 4),
    ...spire(x, up + height + 4, 5, 2),
  ];
}

/** Columns under a beam, on a stair. */
export function colonnade(x: number, width: number, height: number, count: number, up = 4): Drawing {
  return [
    ...box("dark", x + 1, up, width - 2, height),
    ...repeat(count, x + 1.5, x + width - 5.5, (left) => [
      ...box("stone", left, up, 4, height),
      ...box("shadow", left + 2.6, up, 1.4, height),
    ]),
    ...box("stone", x - 1.5, up + height, width + 3, 4),
    ...box("gold", x - 1.5, up + height, width + 3, 1),
    ...box("stone", x - 2, up / 2, width + 4, up / 2),
    ...box("shadow", x - 4, 0, width + 8, up / 2),
    ...box("stone", x - 4, 0, width + 8, up / 2 - 0.6),
  ];
}

export function pediment(x: number, width: number, up: number, height: number, tone: Tone = "stone"): Drawing {
  return [
    ...polygon(tone, [x, up], [x + width / 2, up + height], [x + width, up]),
    ...polygon(
      "shadow",
      [x + width * 0.16, up + 1.4],
      [x + width / 2, up + height - 2.4],
      [x + width * 0.84, up + 1.4],
    ),
    ...disc("gold", x + width / 2, up + height * 0.36, height * 0.18),
  ];
}

export function clock(x: number, up: number, radius: number): Drawing {
  return [
    ...disc("gold", x, up, radius),
    ...disc("white", x, up, radius * 0.78),
    ...line("dark-line", [x, up + radius * 0.55], [x, up], [x + radius * 0.4, up - radius * 0.12]),
  ];
}

export function flag(x: number, up: number, height = 14, tone: Tone = "red"): Drawing {
  return [
    ...line("gold-line", [x, up], [x, up + height]),
    ...polygon(tone, [x, up + height], [x + 8, up + height - 2.5], [x, up + height - 5]),
  ];
}

/** A striped cloth above a shop window. */
export function awning(x: number, width: number, up: number, tone: Tone = "red", stripes = 5): Drawing {
  const stripe = width / stripes;
  return [
    ...box(tone, x, up, width, 6),
    ...repeat(stripes, x + stripe / 2, x + width - stripe / 2, (middle) => disc(tone, middle, up, stripe / 2, 2.4)),
    ...repeat(Math.floor(stripes / 2), x + stripe, x + width - 2 * stripe, (left) => [
      ...box("white", left, up, stripe, 6),
      ...disc("white", left + stripe / 2, up, stripe / 2, 2.4),
    ]),
  ];
}

/** A shop: a wall, a window to look at and an awning. */
export function shop(x: number, width: number, height: number, wall: Tone, cloth: Tone, stripes = 5): Drawing {
  return [
    ...block(wall, x, width, height),
    ...box("gold", x - 0.8, height - 1.6, width + 1.6, 2),
    ...box("window", x + width * 0.1, 3, width * 0.46, height * 0.36),
    ...box("dark", x + width * 0.66, 0, width * 0.22, height * 0.44),
    ...awning(x - 1, width + 2, height * 0.5, cloth, stripes),
  ];
}

export function sign(x: number, up: number, width: number, height: number, tone: Tone = "red"): Drawing {
  return [...box("gold", x, up, width, height), ...box(tone, x + 1.2, up + 1.2, width - 2.4, height - 2.4)];
}

/** A row of small lamps. */
export function lamps(count: number, first: number, last: number, up: number): Drawing {
  return repeat(count, first, last, (x) => disc("light", x, up, 1.1));
}

export function star(x: number, up: number, radius: number, tone: Tone = "gold"): Drawing {
  const points = Array.from({ length: 10 }, (_, place) => {
    const reach = place % 2 === 0 ? radius : radius * 0.42;
    const angle = (place * Math.PI) / 5;
    return [x + reach * Math.sin(angle), up + reach * Math.cos(angle)] as const;
  });
  return polygon(tone, ...points);
}

export function tree(x: number, height: number): Drawing {
  return [
    ...box("dark", x - 0.9, 0, 1.8, height * 0.4),
    ...disc("leaf", x, height * 0.62, height * 0.3, height * 0.38),
    ...polygon(
      "shadow",
      [x, height],
      [x + height * 0.26, height * 0.8],
      [x + height * 0.3, height * 0.6],
      [x + height * 0.2, height * 0.33],
      [x, height * 0.24],
    ),
  ];
}

export function poplar(x: number, height: number): Drawing {
  return [
    ...box("dark", x - 0.8, 0, 1.6, height * 0.2),
    ...disc("leaf", x, height * 0.56, height * 0.14, height * 0.44),
  ];
}

export function chimney(x: number, width: number, height: number): Drawing {
  return [
    ...polygon("brick", [x, 0], [x + width * 0.14, height], [x + width * 0.86, height], [x + width, 0]),
    ...polygon("shadow", [x + width * 0.6, 0], [x + width * 0.6, height], [x + width * 0.86, height], [x + width, 0]),
    ...box("gold", x + width * 0.05, height - 2, width * 0.9, 2),
  ];
}

export function smoke(x: number, up: number): Drawing {
  return [...disc("far", x, up, 4), ...disc("far", x + 6, up + 6, 5.5), ...disc("far", x + 14, up + 10, 4.5)];
}

/** A roof like the teeth of a saw, with light from one side. */
export function sawtooth(x: number, width: number, up: number, height: number, teeth: number): Drawing {
  const tooth = width / teeth;
  return repeat(teeth, x, x + width - tooth, (left) => [
    ...polygon("slate", [left, up], [left, up + height], [left + tooth, up]),
    ...polygon("window", [left + 1, up + 1], [left + 1, up + height - 3.4], [left + tooth * 0.34, up + 1]),
  ]);
}

/** The roofs of other houses, far behind. */
export function farTowers(...towers: readonly (readonly [x: number, width: number, height: number])[]): Drawing {
  return towers.flatMap(([x, width, height]) => [
    ...box("far", x, 0, width, height),
    ...box("far", x + width * 0.25, height, width * 0.5, height * 0.12),
  ]);
}

export function lampPost(x: number, height: number): Drawing {
  return [
    ...line("dark-line", [x, 0], [x, height]),
    ...disc("light", x, height + 1.5, 2.4),
    ...box("dark", x - 1.6, 0, 3.2, 2),
  ];
}

/** Water that jumps from a basin. */
export function basin(x: number, width: number): Drawing {
  const half = width / 2;
  return [
    ...box("stone", x - half, 0, width, 3),
    ...disc("water", x, 3, half * 0.9, 1.6),
    ...box("stone", x - 1.2, 3, 2.4, 6),
    ...[-1, 1].flatMap((side) => [
      ...bend("white-line", [x, 9], [x + side * half * 0.4, 20], [x + side * half * 0.75, 3]),
      ...bend("white-line", [x, 9], [x + side * half * 0.2, 16], [x + side * half * 0.4, 3]),
    ]),
  ];
}
