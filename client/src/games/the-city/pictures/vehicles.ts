/** Vehicles, and the ways they take. */

import { box, disc, halfDisc, line, panes, polygon, type Drawing, type Tone } from "./shapes";

export function car(x: number, width: number, tone: Tone = "red", up = 0): Drawing {
  const height = width * 0.2;
  return [
    ...halfDisc(tone, x + width * 0.48, up + height * 1.5, width * 0.3, height * 1.3),
    ...halfDisc("window", x + width * 0.48, up + height * 1.6, width * 0.22, height * 0.9),
    ...box(tone, x, up + height * 0.6, width, height * 1.2),
    ...wheel(x + width * 0.24, up, height * 0.75),
    ...wheel(x + width * 0.76, up, height * 0.75),
  ];
}

function wheel(x: number, up: number, radius: number): Drawing {
  return [...disc("dark", x, up + radius, radius), ...disc("steel", x, up + radius, radius * 0.45)];
}

export function bus(x: number, width: number, tone: Tone = "copper"): Drawing {
  const height = width * 0.38;
  return [
    ...box(tone, x, 3, width, height),
    ...box("gold", x, height * 0.42, width, 1.4),
    ...panes(x + 2.5, height * 0.56, width - 5, height * 0.36, 5, 1),
    ...wheel(x + width * 0.22, 0, 3.6),
    ...wheel(x + width * 0.78, 0, 3.6),
  ];
}

/** The front of a train that comes towards the viewer. */
export function trainFront(x: number, width: number, up = 0): Drawing {
  return [
    ...halfDisc("slate", x + width / 2, up + width * 0.8, width / 2, width * 0.4),
    ...box("slate", x, up + 3, width, width * 0.8),
    ...panes(x + width * 0.12, up + width * 0.55, width * 0.76, width * 0.34, 2, 1),
    ...box("gold", x, up + width * 0.38, width, 1.4),
    ...disc("window", x + width * 0.2, up + width * 0.24, 2),
    ...disc("window", x + width * 0.8, up + width * 0.24, 2),
    ...line("steel-line", [x - 2, up], [x + width + 2, up]),
  ];
}

export function plane(x: number, up: number, length: number): Drawing {
  const thick = length * 0.07;
  return [
    ...polygon(
      "steel",
      [x, up + thick * 3.4],
      [x + length * 0.1, up + thick * 3.4],
      [x + length * 0.2, up + thick],
      [x + 2, up],
    ),
    ...disc("white", x + length * 0.5, up, length * 0.5, thick),
    ...polygon(
      "steel",
      [x + length * 0.4, up],
      [x + length * 0.22, up - thick * 2.8],
      [x + length * 0.34, up - thick * 2.8],
      [x + length * 0.62, up],
    ),
    ...disc("window", x + length * 0.88, up + thick * 0.2, length * 0.05, thick * 0.4),
  ];
}

/** A road that runs away from the viewer. */
export function roadAway(near: number, far: number, up: number): Drawing {
  return [
    ...polygon("road", [50 - near, 0], [50 - far, up], [50 + far, up], [50 + near, 0]),
    ...line("white-line", [50 - near * 0.86, 0], [50 - far * 0.86, up]),
    ...line("white-line", [50 + near * 0.86, 0], [50 + far * 0.86, up]),
    ...line("lane-mark", [50, 0], [50, up]),
  ];
}
