/** Over HTTP: what servers know, and how tables are opened and joined. */

import type { Place } from "./connection.svelte";
import type {
  Invitation,
  Invite,
  Join,
  JoinedTable,
  KnownBox,
  KnownGames,
  Open,
  OpenedTable,
  Refused,
  Replay,
  ReplayedMoments,
  Review,
} from "./messages";

/** The server said no, and why. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.reason.sentence);
    this.refused = refused;
  }
}

async function answer<Answer>(address: string, request: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, request);
  const body: unknown = await response.json();
  if (!response.ok) throw new Refusal(body as Refused);
  return body as Answer;
}

function post<Answer>(address: string, body: object, key = ""): Promise<Answer> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (key) headers["authorization"] = `Bearer ${key}`;
  return answer(address, { method: "POST", headers, body: JSON.stringify(body) });
}

export function knownGames(): Promise<KnownGames> {
  return answer("/api/games");
}

export function openTable(table: Open): Promise<OpenedTable> {
  return post("/api/tables", table);
}

export function joinTable(table: string, join: Join): Promise<JoinedTable> {
  return post(`/api/tables/${table}/join`, join);
}

/** A new link to a seat or for spectators; the former one leads nowhere any more. */
export function renewLink(table: string, owner: string, invite: Invite): Promise<Invitation> {
  return post(`/api/tables/${table}/links`, invite, owner);
}

function authorized<Answer>(address: string, key: string): Promise<Answer> {
  return answer(address, { headers: { authorization: `Bearer ${key}` } });
}

/** Everything in the box of a table, choices and corrections worked in, explained in a language. */
export function box({ table, key }: Place, code: string): Promise<KnownBox> {
  return authorized(`/api/tables/${table}/components?lang=${code}`, key);
}

/** A game move by move, for those who may know all of it. */
export function replay({ table, key }: Place): Promise<Replay> {
  return authorized(`/api/tables/${table}/replay`, key);
}

/** Some moments of a game from a ply on, through the eyes of a seat, of a spectator (`watch`), or of all seats together (`open`). */
export function replayedMoments(
  { table, key }: Place,
  ply: number,
  count: number,
  eyes: string,
): Promise<ReplayedMoments> {
  return authorized(`/api/tables/${table}/replay/${ply}?seat=${eyes}&count=${count}`, key);
}

/** A finished game in hindsight, or how far it has been thought about; why is said in a language. */
export function review({ table, key }: Place, code: string): Promise<Review> {
  return authorized(`/api/tables/${table}/review?lang=${code}`, key);
}

/** The record of a game as a text. */
export async function record(table: string, key: string): Promise<string> {
  const response = await fetch(`/api/tables/${table}/record`, { headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw new Refusal((await response.json()) as Refused);
  return response.text();
}
