/** Connection: one table, seen from one seat, over a websocket that heals itself. */

import { newId, newKey } from "./chance";
import type {
  Advice,
  AnyReply,
  AnyRequest,
  Hello,
  Hinted,
  Leave,
  Play,
  Present,
  Refused,
  Return,
  Undo,
  Update,
  Vote,
} from "./messages";
import { updated, type News, type Table } from "./table";

/** What is repeated until it is confirmed: its id makes that safe. */
type Command = (Play | Undo | Vote | Leave | Return) & { id: string };
/** `lost` heals itself; `closed` does not. */
export type Status = "connecting" | "open" | "lost" | "closed";

/** Where somebody sits, or watches. */
export interface Place {
  readonly table: string;
  readonly key: string;
}

/** The part of a websocket that is used. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onclose: ((end: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The id under which advice is asked for; whether it comes does not matter. */
const ADVICE = "advice";

/** The id under which a hint is asked for. */
const HINT = "hint";

const TURNED_AWAY = 1008;
const TOO_BIG = 1009;
const RESTART = 1012;
const LATER = 1013;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const WAIT_FOR_RESTART = 250;
const WAIT_UNTIL_LATER = 5_000;
const WAIT_AFTER_HASTE = 1_000;
/** How long an answer may take before the connection is thought to be dead. */
const PATIENCE = 8_000;

export class Connection {
  status: Status = $state("connecting");
  /** Why the last request was not done; until it is dismissed or something else is sent. */
  refusal: Refused | null = $state.raw(null);
  /** What was sent and is not confirmed yet. */
  pending: readonly Command[] = $state.raw([]);
  /** What follows from the choices of the newest table, once the server has said so. */
  advice: Advice | null = $state.raw(null);
  /** As much of a hint as was asked for last, and whether more of it is being thought about. */
  hint: Hinted | null = $state.raw(null);
  isHintAwaited = $state(false);
  /** Who is connected now. */
  present: Present | null = $state.raw(null);

  #place: Place = $state.raw({ table: "", key: "" });
  /** The key that was asked for and is not confirmed yet. */
  #wishedKey = "";
  readonly #onNews: (news: News) => void;
  readonly #openSocket: () => Socket;
  #socket: Socket | null = null;
  #table: Table | null = null;
  /** The last version of which everything was told. */
  #heard = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(place: Place, onNews: (news: News) => void, openSocket: () => Socket = browserSocket) {
    this.#place = place;
    this.#onNews = onNews;
    this.#openSocket = openSocket;
    this.#connect();
  }

  // --- what can be said ---

  /** Answer with the text of a choice, as it was seen in a version. One answer at a time. */
  play(action: string, seen: number): void {
    if (!this.pending.some((command) => command.type === "play"))
      this.#command({ type: "play", action, seen, id: newId() });
  }

  undo(seen: number): void {
    this.#command({ type: "undo", seen, id: newId() });
  }

  vote(about: string, choice: string, salt = ""): void {
    this.#command({ type: "vote", about, choice, salt, id: newId() });
  }

  /** Let a bot play the own seat. */
  leave(): void {
    this.#command({ type: "leave", id: newId() });
  }

  /** Take the own seat back from a bot. */
  takeBack(): void {
    this.#command({ type: "return", id: newId() });
  }

  /** Ask what a bot would do with the choices of a version. The answer may take its time: whoever thinks is not lost. */
  askHint(level: Hinted["level"], seen: number): void {
    this.refusal = null;
    if (this.status !== "open" || this.isHintAwaited) return;
    this.isHintAwaited = true;
    const request: AnyRequest = { type: "hint", level, seen, id: HINT };
    this.#socket?.send(JSON.stringify(request));
  }

  forgetHint(): void {
    this.hint = null;
  }

  /** Ask for a new key to the own seat: with the former one, nobody gets here any more. */
  renewKey(): void {
    this.refusal = null;
    this.#wishedKey ||= newKey();
    if (this.status === "open") this.#ask({ type: "renew", key: this.#wishedKey });
  }

  /** Come back with another key. */
  changeKey(key: string): void {
    this.#place = { ...this.#place, key };
    this.#wishedKey = "";
    this.refusal = null;
    this.status = "lost";
    this.#connect();
  }

  get key(): string {
    return this.#place.key;
  }

  dismiss(): void {
    this.refusal = null;
  }

  /** Try again now, as when the network has come back. */
  hurry(): void {
    if (this.status === "lost") this.#connect();
    if (this.status === "open") this.#ask({ type: "resync", since: this.#heard });
  }

  /** End it for good. */
  close(): void {
    this.status = "closed";
    this.#hangUp();
  }

  // --- out ---

  #command(command: Command): void {
    this.refusal = null;
    this.pending = [...this.pending, command];
    if (this.status === "open") this.#ask(command);
  }

  #ask(request: AnyRequest): void {
    this.#socket?.send(JSON.stringify(request));
    this.#patience ??= setTimeout(() => this.#lose(0), PATIENCE);
  }

  // --- the socket ---

  #connect(): void {
    this.#hangUp();
    const socket = this.#openSocket();
    this.#socket = socket;
    socket.onopen = () => this.#ask(this.#hello());
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as AnyReply);
    socket.onclose = ({ code }) => this.#lose(code);
  }

  #hello(): Hello {
    return { type: "hello", ...this.#place, since: this.#heard };
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    this.#calm();
    this.isHintAwaited = false;
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #calm(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #lose(code: number): void {
    this.#hangUp();
    if (code === TURNED_AWAY) {
      if (this.#wishedKey) this.changeKey(this.#wishedKey);
      else this.status = "closed";
      return;
    }
    if (code === TOO_BIG) this.pending = [];
    this.status = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#wait(code) * (0.75 + Math.random() / 2));
    this.#failures += 1;
  }

  #wait(code: number): number {
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    if (code === LATER) return Math.max(wait, WAIT_UNTIL_LATER);
    return code === RESTART && this.#failures === 0 ? WAIT_FOR_RESTART : wait;
  }

  // --- in ---

  #hear(reply: AnyReply): void {
    this.#calm();
    switch (reply.type) {
      case "update":
        return this.#hearUpdate(reply);
      case "refused":
        return this.#hearRefusal(reply);
      case "advice":
        this.advice = reply;
        return;
      case "hinted":
        this.isHintAwaited = false;
        this.hint = reply;
        return;
      case "present":
        this.present = reply;
        return;
      case "renewed":
        this.#place = { ...this.#place, key: reply.key };
        this.#wishedKey = "";
    }
  }

  #hearUpdate(update: Update): void {
    const isFromTheStart = this.#heard === 0;
    const table = updated(this.#table, update);
    if (!table || update.version < this.#heard) return this.#startAnew();
    this.#table = table;
    this.#heard = update.version;
    this.#failures = 0;
    const done = update.done ?? [];
    this.pending = this.pending.filter((command) => !done.includes(command.id));
    if (this.status !== "open") this.#resume();
    if (!update.same && table.choices.length > 0) this.#ask({ type: "advise", seen: table.version, id: ADVICE });
    this.#onNews({ table, told: update.told ?? [], isFromTheStart });
  }

  /** What was sent and not confirmed is sent again. */
  #resume(): void {
    this.status = "open";
    for (const command of this.pending) this.#ask(command);
    if (this.#wishedKey) this.renewKey();
  }

  #startAnew(): void {
    this.#heard = 0;
    this.#table = null;
    this.#ask({ type: "resync", since: 0 });
  }

  #hearRefusal(refusal: Refused): void {
    if (refusal.id === HINT) {
      this.isHintAwaited = false;
      if (refusal.code !== "stale") this.refusal = refusal;
      return;
    }
    if (refusal.code === "too-fast") {
      this.#retry = setTimeout(() => this.#resume(), WAIT_AFTER_HASTE);
      return;
    }
    if (refusal.id === ADVICE) return;
    if (this.status === "open" && !refusal.id) this.#wishedKey = "";
    if (refusal.code === "unavailable") return this.#lose(LATER);
    this.pending = this.pending.filter(({ id }) => id !== refusal.id);
    this.refusal = refusal;
    const table = refusal.update ? updated(this.#table, refusal.update) : null;
    if (table) {
      this.#table = table;
      this.#onNews({ table, told: [], isFromTheStart: false });
    }
  }
}

function browserSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/play`);
}
