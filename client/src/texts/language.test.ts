import { describe, expect, it } from "vitest";
import type { GameTexts } from "../wire/messages";
import { Language } from "./language";
import { fill } from "./template";

const GAME: GameTexts = {
  code: "de",
  game: "fifth-avenue",
  title: "Fifth Avenue",
  names: { violet: "Violett", "34th-west": "34th Street West", school: "Schule" },
  endings: { "4": "{name} 4", violet: "{name} (violett)" },
  verbs: {
    "take {thing} {other}": "{thing} und {other} nehmen",
    "take {thing}": "{thing} nehmen",
    "swap {thing} {other}": "{thing} gegen {other} tauschen",
    pass: "passen",
  },
  sentences: {
    "{seat} draws {amount}": "{seat} zieht {amount} {amount:Karte|Karten}",
    "{seat} draws {things}": "{seat} zieht {things}",
    "{seat} scores {amount}: {things}": "{seat} erhält {amount} {amount:Siegpunkt|Siegpunkte}: {things}",
    bonuses: "Sonderwertungen",
    "you may bid only {colours} here": "hier nur: {colours}",
    "now a card is asked for: {verb} one": "jetzt: {verb}",
    "because {why}": "weil {why}",
  },
  events: {
    draws: "{seat} draws {amount}",
    scores: "{seat} scores {amount}: {things}",
  },
  own_events: { draws: "{seat} draws {things}" },
  rulebook: { title: "", preface: "", sections: [] },
  components: [],
};
const german = new Language(
  {
    code: "de",
    singular: [1],
    names: { greedy: "Lehrling" },
    named: ["bot", "colours", "things"],
    spoken: [],
    sentences: { "seat {number}": "Platz {number}", "{seat} owes no answer now": "{seat} muss warten" },
  },
  GAME,
);

describe("a template", () => {
  it("chooses the word that goes with the number", () => {
    const template = "{amount} {amount:card|cards}";
    expect(fill(template, { amount: 1 }, [1])).toBe("1 card");
    expect(fill(template, { amount: 2 }, [1])).toBe("2 cards");
    expect(fill(template, { amount: 0 }, [1])).toBe("0 cards");
  });

  it("knows that nothing is singular in French", () => {
    expect(fill("{amount:carte|cartes}", { amount: 0 }, [0, 1])).toBe("carte");
  });

  it("has blanks inside its words", () => {
    const template = "{amount:only one answer is|only {amount} answers are} asked for";
    expect(fill(template, { amount: 1 }, [1])).toBe("only one answer is asked for");
    expect(fill(template, { amount: 3 }, [1])).toBe("only 3 answers are asked for");
  });

  it("shows double braces as braces, and blanks that nobody fills as they are", () => {
    expect(fill("{{a}} {b}", {}, [1])).toBe("{a} {b}");
  });
});

describe("a language", () => {
  it("names things by their own name, or by their beginning and ending", () => {
    expect(german.name("school")).toBe("Schule");
    expect(german.name("violet-4")).toBe("Violett 4");
    expect(german.name("34th-west-violet")).toBe("34th Street West (violett)");
    expect(german.name("unheard-of")).toBe("unheard-of");
  });

  it("says actions with their things", () => {
    expect(german.action("pass")).toBe("passen");
    expect(german.action("take violet")).toBe("Violett nehmen");
    expect(german.action("take violet school")).toBe("Violett und Schule nehmen");
    expect(german.action("fly violet")).toBe("fly violet");
    expect(german.verb("take violet")).toBe("… nehmen");
  });

  it("tells events to all and to their own seat", () => {
    const names = ["Anna", "Bernd"];
    expect(german.event({ event: "draws", seat: 0, amount: 1 }, names)).toBe("Anna zieht 1 Karte");
    expect(german.event({ event: "draws", seat: 1, amount: 1, things: ["violet-4"] }, names)).toBe(
      "Bernd zieht Violett 4",
    );
    expect(
      german.event({ event: "scores", seat: 0, amount: 3, things: ["school", "violet"], values: [1, 2] }, names),
    ).toBe("Anna erhält 3 Siegpunkte: Schule 1, Violett 2");
  });

  it("tells notices, and numbers seats that have no name", () => {
    const notice = { sentence: "{seat} owes no answer now", blanks: { seat: 4 }, rule: "R-1" };
    expect(german.event({ notice }, ["Anna"])).toBe("Platz 5 muss warten [R-1]");
  });

  it("fills blanks by what they hold", () => {
    expect(german.sentence("you may bid only {colours} here", { colours: ["violet", "school"] })).toBe(
      "hier nur: Violett, Schule",
    );
    expect(german.sentence("{bot} plays on", { bot: "greedy" })).toBe("Lehrling plays on");
    expect(german.sentence("now a card is asked for: {verb} one", { verb: "take" })).toBe("jetzt: … nehmen");
    expect(german.sentence("now a card is asked for: {verb} one", { verb: "swap" })).toBe("jetzt: … gegen … tauschen");
    expect(german.sentence("now a card is asked for: {verb} one", { verb: "pass" })).toBe("jetzt: passen");
    expect(german.sentence("because {why}", { why: { sentence: "bonuses" } })).toBe("weil Sonderwertungen");
    expect(german.part("bonuses")).toBe("Sonderwertungen");
    expect(german.part("school")).toBe("Schule");
    expect(german.sentence("not translated {a}", { a: 1 })).toBe("not translated 1");
  });
});
