import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Socket } from "./connection.svelte";
import type { AnyReply, AnyRequest, Hinted, Refused, Update } from "./messages";
import type { News } from "./table";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  /** But for requests for advice. */
  readonly sent: AnyRequest[] = [];
  advised = 0;
  isClosed = false;

  send(text: string): void {
    const request = JSON.parse(text) as AnyRequest;
    if (request.type === "advise") this.advised += 1;
    else this.sent.push(request);
  }

  close(): void {
    this.isClosed = true;
  }

  say(reply: AnyReply): void {
    this.onmessage?.({ data: JSON.stringify(reply) } as MessageEvent<string>);
  }
}

const SETTING = { name: "T", game: "the-city", rules_version: 1, choices: {}, corrections: [], automatic: [] };
const CHOICES = [{ action: "build school", rule: "TC-1" }];

function update(version: number, more: Partial<Update> = {}): Update {
  return { type: "update", version, phase: "playing", seats: [{ kind: "here", name: "Anna" }], seat: 0, ...more };
}

function first(version = 3): Update {
  return update(version, {
    table: SETTING,
    view: { round: 1 },
    choices: CHOICES,
    asked: version,
    told: [{ event: "dealt" }],
  });
}

let sockets: FakeSocket[];
let news: News[];
let connection: Connection;
const socket = (): FakeSocket => sockets.at(-1)!;
const latest = (): News => news.at(-1)!;

function open(): void {
  socket().onopen?.({} as Event);
}

function lose(code: number): void {
  socket().onclose?.({ code } as CloseEvent);
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  news = [];
  connection = new Connection(
    { table: "T", key: "K" },
    (each) => news.push(each),
    () => {
      sockets.push(new FakeSocket());
      return socket();
    },
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello and hears the table from the start", () => {
    open();
    expect(socket().sent).toEqual([{ type: "hello", table: "T", key: "K", since: 0 }]);
    expect(connection.status).toBe("connecting");
    socket().say(first());
    expect(connection.status).toBe("open");
    expect(latest()).toMatchObject({ isFromTheStart: true, told: [{ event: "dealt" }] });
    expect(latest().table).toMatchObject({
      version: 3,
      setting: SETTING,
      view: { round: 1 },
      choices: CHOICES,
      asked: 3,
      undo: false,
    });
  });

  it("keeps what an update leaves out", () => {
    open();
    socket().say(first());
    socket().say(update(4, { same: true, told: [{ event: "chose", seat: 1 }] }));
    expect(latest()).toMatchObject({ isFromTheStart: false, told: [{ event: "chose", seat: 1 }] });
    expect(latest().table).toMatchObject({
      version: 4,
      view: { round: 1 },
      choices: CHOICES,
      asked: 3,
      setting: SETTING,
    });
    socket().say(update(5, { view: { draw_pile: 9 } }));
    expect(latest().table).toMatchObject({ view: { round: 1, draw_pile: 9 }, choices: [], asked: 0 });
    socket().say(update(6, { view: { round: 2 } }));
    expect(latest().table).toMatchObject({ view: { round: 2, draw_pile: 9 } });
  });

  it("asks for everything again when something is missing", () => {
    open();
    socket().say(update(4, { same: true }));
    expect(socket().sent.at(-1)).toEqual({ type: "resync", since: 0 });
    expect(news).toEqual([]);
    socket().say(first(4));
    expect(latest().isFromTheStart).toBe(true);
  });

  it("sends an answer once, until it is done", () => {
    open();
    socket().say(first());
    connection.play("build school", 3);
    connection.play("build school", 3);
    expect(socket().sent).toHaveLength(2);
    expect(socket().sent[1]).toMatchObject({ type: "play", action: "build school", seen: 3 });
    expect(connection.pending).toHaveLength(1);
    socket().say(update(4, { view: {}, done: [connection.pending[0]!.id] }));
    expect(connection.pending).toEqual([]);
  });

  it("shows why something was refused, with the present table", () => {
    open();
    socket().say(first());
    connection.play("build school", 3);
    const { id } = connection.pending[0]!;
    socket().say({
      type: "refused",
      code: "stale",
      id,
      reason: { sentence: "too late" },
      update: { ...first(5), told: [] },
    });
    expect(connection.refusal).toMatchObject({ code: "stale" });
    expect(connection.pending).toEqual([]);
    expect(latest().table.version).toBe(5);
    lose(1006);
    vi.advanceTimersByTime(1_000);
    open();
    expect(socket().sent).toEqual([{ type: "hello", table: "T", key: "K", since: 3 }]);
  });

  it("comes back by itself, hears what it missed, and sends again what was not confirmed", () => {
    open();
    socket().say(first());
    connection.play("build school", 3);
    const asked = socket().sent.at(-1);
    lose(1006);
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    open();
    expect(socket().sent).toEqual([{ type: "hello", table: "T", key: "K", since: 3 }]);
    socket().say(first(6));
    expect(connection.status).toBe("open");
    expect(latest().isFromTheStart).toBe(false);
    expect(socket().sent.at(-1)).toEqual(asked);
  });

  it("waits longer and longer, but not for ever", () => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      lose(1006);
      vi.advanceTimersByTime(20_000);
    }
    expect(sockets).toHaveLength(13);
    lose(1006);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(13);
  });

  it("comes back at once when the server restarts, and later when it is full", () => {
    open();
    socket().say(first());
    lose(1012);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    lose(1013);
    vi.advanceTimersByTime(3_000);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(4_000);
    expect(sockets).toHaveLength(3);
  });

  it("does not come back when it was turned away", () => {
    open();
    socket().say({ type: "refused", code: "no-key", reason: { sentence: "this key leads nowhere" } });
    lose(1008);
    expect(connection.status).toBe("closed");
    expect(connection.refusal?.code).toBe("no-key");
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("takes a connection that does not answer for lost", () => {
    open();
    socket().say(first());
    connection.play("build school", 3);
    vi.advanceTimersByTime(8_000);
    expect(sockets[0]!.isClosed).toBe(true);
    expect(connection.status).toBe("lost");
  });

  it("sends again a moment later what came too fast", () => {
    open();
    socket().say(first());
    connection.undo(3);
    socket().say({ type: "refused", code: "too-fast", reason: { sentence: "wait" } });
    expect(connection.refusal).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(socket().sent.filter((request) => request.type === "undo")).toHaveLength(2);
  });

  it("asks for advice about new choices, and does not mind if there is none", () => {
    open();
    socket().say(first());
    socket().say(update(4, { same: true }));
    expect(socket().advised).toBe(1);
    socket().say({ type: "refused", code: "not-asked", id: "advice", reason: { sentence: "no" } });
    expect(connection.refusal).toBeNull();
    socket().say({ type: "advice", asked: 3, id: "advice", question: { sentence: "What to build?" }, choices: [] });
    expect(connection.advice?.asked).toBe(3);
  });

  it("hurries when the network is back", () => {
    open();
    socket().say(first());
    lose(1006);
    connection.hurry();
    expect(sockets).toHaveLength(2);
    open();
    socket().say(first());
    connection.hurry();
    expect(socket().sent.at(-1)).toEqual({ type: "resync", since: 3 });
  });
});

describe("a new key", () => {
  function renewal(): string {
    const request = socket().sent.findLast(({ type }) => type === "renew");
    return request?.type === "renew" ? (request.key ?? "") : "";
  }

  /** The key that was asked for before the connection was lost; now it is open again. */
  function renewedWhileLosing(): string {
    open();
    socket().say(first());
    connection.renewKey();
    const key = renewal();
    lose(1006);
    connection.hurry();
    open();
    return key;
  }

  it("is that of the seat once the server says so", () => {
    open();
    socket().say(first());
    connection.renewKey();
    const key = renewal();
    expect(connection.key).not.toBe(key);
    socket().say({ type: "renewed", key });
    expect(connection.key).toBe(key);
    lose(1006);
    connection.hurry();
    open();
    expect(socket().sent[0]).toMatchObject({ type: "hello", key });
  });

  it("is tried when the answer was lost and the former one leads nowhere", () => {
    const key = renewedWhileLosing();
    socket().say({ type: "refused", code: "no-key", reason: { sentence: "this key leads nowhere" } });
    lose(1008);
    open();
    expect(socket().sent[0]).toMatchObject({ type: "hello", key });
    socket().say(first());
    expect([connection.status, connection.refusal]).toEqual(["open", null]);
  });

  it("is asked for again when the question was lost", () => {
    const key = renewedWhileLosing();
    socket().say(first());
    expect(renewal()).toBe(key);
  });

  it("is not insisted on", () => {
    open();
    socket().say(first());
    connection.renewKey();
    socket().say({ type: "refused", code: "not-allowed", reason: { sentence: "choose another one" } });
    lose(1008);
    expect(connection.status).toBe("closed");
  });
});

describe("a hint", () => {
  const HINTED: Hinted = { type: "hinted", asked: 3, level: "nudge", says: { sentence: "Look at it." } };

  beforeEach(() => {
    open();
    socket().say(first());
    connection.askHint("nudge", 3);
  });

  it("is asked for once, and is there when it comes", () => {
    connection.askHint("nudge", 3);
    expect(socket().sent.filter(({ type }) => type === "hint")).toEqual([
      { type: "hint", level: "nudge", seen: 3, id: "hint" },
    ]);
    expect(connection.isHintAwaited).toBe(true);
    socket().say(HINTED);
    expect([connection.isHintAwaited, connection.hint]).toEqual([false, HINTED]);
  });

  it("may take as long as thinking takes", () => {
    socket().say({ type: "present", seats: [0], spectators: 0 });
    vi.advanceTimersByTime(60_000);
    expect([connection.status, connection.isHintAwaited]).toEqual(["open", true]);
  });

  it("that is refused is said why, unless the question is past", () => {
    const refused: Refused = {
      type: "refused",
      code: "unavailable",
      id: "hint",
      reason: { sentence: "no hint could be worked out" },
    };
    socket().say(refused);
    expect([connection.status, connection.isHintAwaited, connection.refusal]).toEqual(["open", false, refused]);
    connection.askHint("nudge", 3);
    socket().say({ ...refused, code: "stale" });
    expect([connection.isHintAwaited, connection.refusal]).toEqual([false, null]);
  });

  it("is not waited for when the connection is lost", () => {
    lose(1006);
    expect(connection.isHintAwaited).toBe(false);
  });
});
