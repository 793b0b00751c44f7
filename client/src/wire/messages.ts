// Made from docs/schemas by `npm run types`. Do not edit.

/** What a client says over the websocket. */
export type AnyRequest = Hello | Play | Undo | Vote | Leave | Return | Renew | Resync | Advise | Hint;

/** What the server says over the websocket; over HTTP it refuses in the same words. */
export type AnyReply = Update | Refused | Renewed | Present | Advice | Hinted;

/** What the own seat is asked, its choices in the order in which they are best shown, and what is refused. */
export interface Advice {
  /** The version in which these choices arose. */
  asked: number;
  choices: Array<Advised>;
  /** There is one choice, and everybody can see that: nobody learns anything if it is played without asking. */
  evident?: boolean;
  id?: string;
  question: Sentence;
  refused?: Array<Discouraged>;
  type: "advice";
}

/** What the own seat is asked in the version that was seen, and what follows from each choice. */
export interface Advise {
  id?: string;
  seen: number;
  type: "advise";
}

/** A choice, and what it costs and brings now, as far as the own seat can see. */
export interface Advised {
  action: string;
  figures?: Record<string, number>;
  rule: string;
  says?: Sentence | null;
  /** Figures of every participant: the seats in their order, then those who have none. */
  shares?: Record<string, Array<number>>;
  /** What it is about, in notation: cards that are taken, characters, a place. */
  things?: Array<string>;
}

/** A bot by its name. */
export interface Bot {
  bot: string;
  kind: "bot";
}

/** The chance of a seat to win after so many moves, from 0 to 1. */
export interface ChanceAfter {
  ply: number;
  win: number;
}

/** Something that somebody might want to do and may not, and why; with what it would cost and bring. */
export interface Discouraged {
  action: string;
  figures?: Record<string, number>;
  reason: Sentence;
  shares?: Record<string, Array<number>>;
  things?: Array<string>;
}

/** What the deal follows from: the promise and the salts before the game, the secret and the seed after it. */
export interface Fairness {
  /** After the game, the promise of a rematch: it is shown before anybody gives a salt to it. */
  again?: string;
  promise: string;
  /** By seat. */
  salts: Record<string, string>;
  secret?: string;
  seed?: string;
}

/** Everything that is said about a game in one language; a sentence or a name that is not there is shown as it is. */
export interface GameTexts {
  code: string;
  /** Everything in the box: the name as `component`, its fields, how sure each of them is, the sources, as `says` what it does, and as
    `correctable` which fields an owner can correct. */
  components: Array<Record<string, unknown>>;
  /** For notation that is put together: what its last part adds to the name of the rest. */
  endings: Record<string, string>;
  /** The English sentence of each kind of event. */
  events: Record<string, string>;
  game: string;
  /** By notation. */
  names: Record<string, string>;
  /** Of kinds with secrets, the English sentence for whoever is told of the things. */
  own_events: Record<string, string>;
  rulebook: KnownRulebook;
  /** By their English. */
  sentences: Record<string, string>;
  title: string;
  /** By notation, with a blank for each thing that an action is said of. */
  verbs: Record<string, string>;
}

/** The server is open, and tables can be read. */
export interface Health {
  health: "good";
  version: string;
}

/** The first message: which table, with which key; `since` is the last version that was received, 0 for none. */
export interface Hello {
  key: string;
  lang?: "de" | "en" | "fr";
  since?: number;
  table: string;
  type: "hello";
}

/** A person at the device that opens the table. */
export interface Here {
  kind: "here";
  name: string;
  salt: string;
}

/** What a bot would do with the choices of the version that was seen: where to look, the best choice, or the three best with why. */
export interface Hint {
  id?: string;
  level?: "answer" | "nudge" | "suggestion";
  seen: number;
  type: "hint";
}

/** As much of a hint as was asked for. */
export interface Hinted {
  /** The choices among which the best one is, in the order in which they are offered, if some can be left out. */
  among?: Array<string>;
  /** The version in which the choices arose that it is about. */
  asked: number;
  /** From `suggestion` on: the best choice. */
  best?: string;
  /** With `answer`: up to three choices, best first. */
  choices?: Array<Weighed>;
  id?: string;
  level: "answer" | "nudge" | "suggestion";
  /** Where to look. */
  says: Sentence;
  type: "hinted";
}

/** A new invitation; the former one leads nowhere any more. */
export interface Invitation {
  key: string;
}

/** Whoever opened the table renews the invitation to a seat, or the link for spectators. */
export interface Invite {
  /** The bot that is to play until the invited person comes, instead of a new invitation. */
  bot?: string;
  seat: number | "watch";
}

/** A person follows an invitation. */
export interface Join {
  invitation: string;
  /** The key to the seat, if the person's device chooses it: then the same can be asked again when the answer was lost. */
  key?: string | null;
  name: string;
  salt: string;
}

/** The seat of somebody who followed an invitation, and the key to it. */
export interface JoinedTable {
  key: string;
  seat: number;
}

/** A choice, and what a bot found out about it. */
export interface Judged {
  action: string;
  lead: number;
  tried: number;
  win: number;
}

/** Everything in the box of a table, with its choices and corrections worked in. */
export interface KnownBox {
  components: Array<Record<string, unknown>>;
}

/** A game that can be played on this server. */
export interface KnownGame {
  game: string;
  most_toms: number;
  options: Array<KnownOption>;
  rules_version: number;
  /** How many can play. */
  seats: Array<number>;
  /** The levels of its automatic player, if it has one. */
  toms: Array<string>;
}

/** What this server offers. */
export interface KnownGames {
  bots: Array<string>;
  games: Array<KnownGame>;
  languages: Array<string>;
  /** Those among the bots that differ by how well they play and in nothing else, from easy to strong. */
  levels: Array<string>;
  /** The one that plays where nobody has chosen another. */
  usual_bot: string;
  version: string;
}

/** What is said whatever is played; a sentence that is not named here is shown as its English. */
export interface KnownLanguage {
  code: string;
  /** The blanks that hold notation: the names of the things are shown. */
  named: Array<string>;
  /** What bots are called, by notation. */
  names: Record<string, string>;
  /** How each English sentence is shown, with its blanks; {amount:card|cards} is the word that goes with a number. */
  sentences: Record<string, string>;
  /** The numbers that go with the first of two such words. */
  singular: Array<number>;
  /** The blanks that hold a sentence of their own. */
  spoken: Array<string>;
}

/** A ruling or variant of a game, the number of its rule, and what can be chosen; the first goes without saying. */
export interface KnownOption {
  meaning: string;
  name: string;
  rule: string;
  values: Array<string>;
}

/** A numbered rule. */
export interface KnownRule {
  /** An option of the game changes it. */
  is_option: boolean;
  /** Our reading of a passage that is unclear, missing or contradicted. */
  is_reading: boolean;
  number: string;
  text: string;
}

/** The rules of a game. */
export interface KnownRulebook {
  preface: string;
  sections: Array<KnownSection>;
  title: string;
}

/** A heading and its rules. */
export interface KnownSection {
  rules: Array<KnownRule>;
  title: string;
}

/** Let a bot play the own seat. */
export interface Leave {
  id?: string;
  type: "leave";
}

/** A person who will follow a link. */
export interface Link {
  kind: "link";
  name?: string;
}

/** A game after so many moves, as a seat, a spectator or everybody together saw it. */
export interface Moment {
  /** The seats that owe an answer. */
  owing?: Array<number>;
  /** If hands are open: for each seat what its view has instead of what the view of a spectator has. */
  own?: Array<Record<string, unknown>>;
  ply: number;
  /** What the last move led to, or the deal. */
  told: Array<Told>;
  /** Of the seat; of a spectator if hands are open. */
  view: Record<string, unknown>;
}

/** An action that can be played now, and the rule behind it. */
export interface Offered {
  action: string;
  rule: string;
}

/** A new table. */
export interface Open {
  choices?: Record<string, string>;
  corrections?: Array<[string, string, string]>;
  game: string;
  /** Whether people may ask for hints; if nothing is said, only somebody who plays alone may. */
  hints?: boolean | null;
  pace?: Pace | null;
  /** A game that was begun elsewhere. */
  record?: string;
  seats: Array<Here | Link | Bot | Tom>;
}

/** A table, and the keys of whoever opened it: they are shown once and stored nowhere. */
export interface OpenedTable {
  /** By seat, for the people who will follow a link. */
  invitations: Record<string, string>;
  /** By seat, for the people at this device. */
  keys: Record<string, string>;
  owner: string;
  promise: string;
  table: string;
  watch: string;
}

/** How the game ended. */
export interface Outcome {
  /** Of each player without a seat, the points and what breaks ties, */
  automatic?: Array<Array<number>>;
  /** and the rank. */
  automatic_ranks?: Array<number>;
  /** What the points of each seat, then of those who have none, came from over the whole game, most of them first. */
  parts?: Array<Record<string, number>>;
  points: Array<number>;
  ranks: Array<number>;
  reason: Sentence;
  ties: Array<Array<number>>;
  winners: Array<number>;
}

/** Minutes for the whole game with some seconds added for every answer, or days for every answer. */
export interface Pace {
  /** Seconds that a live clock gains with every answer. */
  added?: number;
  /** Minutes of a live game, days of a slow one. */
  amount: number;
  kind: "days" | "live";
}

/** An answer of the own seat, to the choices of the version that was seen. */
export interface Play {
  action: string;
  id?: string;
  seen: number;
  type: "play";
}

/** Which seats are connected to this server now, and how many spectators. */
export interface Present {
  seats: Array<number>;
  spectators: number;
  type: "present";
}

/** Nothing was changed, and this is why; where the sender saw an old table, the present one is attached. */
export interface Refused {
  code: string;
  id?: string;
  reason: Sentence;
  type: "refused";
  update?: Update | null;
}

/** A new key for the own seat; the former one leads nowhere any more. Who chooses it himself does not lose it with a connection. */
export interface Renew {
  key?: string | null;
  type: "renew";
}

/** The new key of the own seat. */
export interface Renewed {
  key: string;
  type: "renewed";
}

/** A whole game with all its secrets. */
export interface Replay {
  moves: Array<ReplayedMove>;
  /** What happened before the first move. */
  opening: Array<Told>;
  /** What is counted in this game: `rounds` or `turns`. */
  plays_in: string;
  /** For the deal and after each move: the points of the seats in their order, then of those who have none. */
  points: Array<Array<number>>;
  result: Outcome | null;
  /** For the deal and after each move: how many rounds have begun, or turns. */
  rounds: Array<number>;
  seats: Array<Seat>;
  table: Setting;
}

/** Some moments of a game, one after the other. */
export interface ReplayedMoments {
  moments: Array<Moment>;
}

/** An answer, and all that it led to. */
export interface ReplayedMove {
  action: string;
  rule: string;
  seat: number;
  told: Array<Told>;
}

/** Everything again, with what was told after a version. */
export interface Resync {
  since?: number;
  type: "resync";
}

/** Take the own seat back from a bot. */
export interface Return {
  id?: string;
  type: "return";
}

/** A game in hindsight; as long as `done` is less than `moves` it is being thought about, and there are no seats yet. */
export interface Review {
  done: number;
  moves: number;
  seats: Array<ReviewedSeat>;
}

/** The chances of a seat through the game, after each of its decisions and at the end, and where they turned. */
export interface ReviewedSeat {
  curve: Array<ChanceAfter>;
  seat: number;
  turning: Array<TurningPoint>;
}

/** Who sits where. */
export interface Seat {
  /** The bot that answers, for itself or for a person who is away. */
  bot?: string;
  clock?: Timer | null;
  kind: "bot" | "here" | "link";
  late?: boolean;
  name?: string;
  /** Has the seat been asked, and not finished its answer? */
  owes?: boolean;
  /** Has somebody sat down? */
  taken?: boolean;
}

/** Something to read: the rule behind it, an English sentence with its blanks, and the whole in the language that was asked for. */
export interface Sentence {
  blanks?: Record<string, number | string | Array<string> | Sentence>;
  rule?: string;
  sentence: string;
  text?: string;
}

/** What was agreed on when the table was opened. */
export interface Setting {
  /** Players without a seat, such as a Tom. */
  automatic: Array<string>;
  choices: Record<string, string>;
  corrections: Array<[string, string, string]>;
  game: string;
  /** May people ask for hints? */
  hints?: boolean;
  name: string;
  pace?: Pace | null;
  rules_version: number;
}

/** What a clock showed when the update was sent. */
export interface Timer {
  /** Milliseconds. */
  left: number;
  runs: boolean;
}

/** Something that happened in the game, as the own seat may know it, or a notice about the table. */
export interface Told {
  amount?: number;
  event?: string;
  notice?: Sentence | null;
  rule?: string;
  seat?: number | null;
  things?: Array<string>;
  values?: Array<number>;
}

/** An automatic player of New York City by his level; he has no seat of his own. */
export interface Tom {
  kind: "tom";
  level: string;
}

/** A decision that cost much of the chance to win. */
export interface TurningPoint {
  better: Judged;
  played: Judged;
  /** How many moves had been made before it. */
  ply: number;
  /** Why the other choice would have been better. */
  why: Sentence;
}

/** Take back the own last answer. */
export interface Undo {
  id?: string;
  seen: number;
  type: "undo";
}

/** The table as the own seat may know it, and what was told since the last update. */
export interface Update {
  /** The version in which these choices arose: one answer to it is enough, whatever else is told meanwhile. */
  asked?: number;
  choices?: Array<Offered>;
  /** The ids of the own requests that are done: on disk, and part of this update. */
  done?: Array<string>;
  /** Sent in the first update, before the deal, and after the game. */
  fairness?: Fairness | null;
  phase: "ended" | "gathering" | "over" | "playing";
  /** The table where the same people play again, with the same keys. */
  rematch?: string;
  result?: Outcome | null;
  /** View and choices are as in the update before, and left out. */
  same?: boolean;
  /** The own seat; nothing for spectators. */
  seat?: number | null;
  /** Who sits where. */
  seats: Array<Seat>;
  /** The setting; it never changes, and is sent in the first update. */
  table?: Setting | null;
  /** What happened, as the own seat may know it. */
  told?: Array<Told>;
  type: "update";
  /** Can the own last answer be taken back without asking? */
  undo?: boolean;
  version: number;
  /** The parts that have changed since the update before; all of them in the first update, and in one that is attached to a refusal. */
  view?: Record<string, unknown>;
  /** What is proposed, and who has voted how. */
  votes?: Record<string, Record<string, string>>;
}

/** Propose something, agree to it or not. */
export interface Vote {
  about: string;
  choice: string;
  id?: string;
  /** What a rematch adds to its deal. */
  salt?: string;
  type: "vote";
}

/** A choice, and what a bot found out about it by playing on. */
export interface Weighed {
  action: string;
  /** the expected lead in points over the best of the others, */
  lead: number;
  /** and how often it was tried. */
  tried: number;
  /** What speaks for it, or what it brings. */
  why: Sentence;
  /** The chance to win after it, from 0 to 1, */
  win: number;
}
