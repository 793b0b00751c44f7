import { expect, it } from "vitest";
import { passages } from "./passages";

it("cites rules in brackets or without, and sections of a rulebook", () => {
  expect(passages("as in [5A-3.9] and 5A-10.12 (section 7).", "5A")).toEqual([
    { kind: "text", text: "as in " },
    { kind: "citation", text: "5A-3.9", rule: "5A-3.9" },
    { kind: "text", text: " and " },
    { kind: "citation", text: "5A-10.12", rule: "5A-10.12" },
    { kind: "text", text: " (" },
    { kind: "citation", text: "section 7", rule: "5A-7.1" },
    { kind: "text", text: ")." },
  ]);
});

it("knows no sections where it knows no rulebook", () => {
  expect(passages("Abschnitt 7")).toEqual([{ kind: "text", text: "Abschnitt 7" }]);
});

it("tells choices from other terms, and finds the marks", () => {
  expect(passages("*survey = mix*: *For each symbol* ◆ ⚙").map((piece) => piece.kind)).toEqual([
    "choice",
    "text",
    "term",
    "text",
    "reading",
    "text",
    "option",
  ]);
});

it("loses nothing of a text without marks", () => {
  expect(passages("Nobody has to do it.")).toEqual([{ kind: "text", text: "Nobody has to do it." }]);
});
