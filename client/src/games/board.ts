/** Boards: which component draws which game; each is loaded when its game is played. */

import type { Component } from "svelte";
import type { Scene } from "./scene.svelte";

export const GAMES = ["the-city", "fifth-avenue", "new-york-city"] as const;
export type GameName = (typeof GAMES)[number];

/** A board is drawn from its scene and from nothing else. */
export type Board = Component<{ scene: Scene<never> }>;

const BOARDS: Record<GameName, () => Promise<{ default: unknown }>> = {
  "the-city": () => import("./the-city/Board.svelte"),
  "fifth-avenue": () => import("./fifth-avenue/Board.svelte"),
  "new-york-city": () => import("./new-york-city/Board.svelte"),
};

export function isGame(name: string): name is GameName {
  return GAMES.some((game) => game === name);
}

export async function loadBoard(game: GameName): Promise<Board> {
  return (await BOARDS[game]()).default as Board;
}
