/** The row of shop tiles in its blocks, and what is scored beside it. */

import type { Component } from "../../texts/language";
import type { Shops } from "./view";

export interface Block {
  readonly isActive: boolean;
  /** The tiles that still lie there, and how many have gone. */
  readonly tiles: readonly string[];
  readonly gone: number;
  /** How many tiles will have been placed when this block is empty: all of each block but its last. */
  readonly placed: number;
}

/** What is written beside the row: so many tiles placed, so many points for skyscrapers in so many districts. */
export interface Bonus {
  readonly placed: number;
  readonly points: number;
  readonly districts: number;
  readonly rule: string;
}

/** The row as it is printed in the box. */
export interface Row {
  /** How many tiles each block has. */
  readonly blocks: readonly number[];
  readonly bonuses: readonly Bonus[];
  /** So many tiles placed end the game. */
  readonly lastTile: number;
}

const BONUS_RULES = ["5A-4.4", "5A-4.5", "5A-4.6"] as const;

export function rowOf(component: Component = {}): Row {
  const districts = numbers(component["bonus-districts"]);
  const points = numbers(component["bonus-points"]);
  return {
    blocks: numbers(component["blocks"]),
    bonuses: numbers(component["bonus-tiles"]).map((placed, place) => ({
      placed,
      points: points[place] ?? 0,
      districts: districts[place] ?? 0,
      rule: BONUS_RULES[place] ?? "",
    })),
    lastTile: Number(component["last-tile"] ?? 0),
  };
}

function numbers(written: unknown): number[] {
  return typeof written === "string" ? written.split(" ").map(Number) : [];
}

export function blocksOf(sizes: readonly number[], { row, active_block: active }: Shops): Block[] {
  const total = sum(sizes);
  let first = 0;
  let placed = 0;
  const blocks: Block[] = [];
  for (const size of sizes) {
    const start = first - (total - row.length);
    const tiles = row.slice(Math.max(start, 0), Math.max(start + size, 0));
    first += size;
    placed += size - 1;
    blocks.push({ isActive: active > 0 && start <= 0 && tiles.length > 0, tiles, gone: size - tiles.length, placed });
  }
  return blocks;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
