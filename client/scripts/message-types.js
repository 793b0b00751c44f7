// Writes src/wire/messages.ts from the schemas of the server; with --check it only says whether that file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";

const SCHEMAS = ["requests.json", "replies.json", "http.json"];
const TYPES = new URL("../src/wire/messages.ts", import.meta.url);
const SIMPLE = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };

const schemas = SCHEMAS.map((name) =>
  JSON.parse(readFileSync(new URL(`../../docs/schemas/${name}`, import.meta.url), "utf8")),
);
const [requests, replies] = schemas;
const definitions = Object.entries(Object.assign({}, ...schemas.map((schema) => schema.$defs))).sort(byName);

const source = [
  "// Made from docs/schemas by `npm run types`. Do not edit.",
  comment(requests.description) + `export type AnyRequest = ${type(requests)};`,
  comment(replies.description) + `export type AnyReply = ${type(replies)};`,
  ...definitions.map(([name, schema]) => comment(schema.description) + `export interface ${name} ${type(schema)}`),
].join("\n\n");
const written = await format(source, { ...(await resolveConfig(TYPES)), parser: "typescript" });

if (!process.argv.includes("--check")) {
  writeFileSync(TYPES, written);
} else if (readFileSync(TYPES, "utf8") !== written) {
  console.error("src/wire/messages.ts is stale: npm run types");
  process.exit(1);
}

function type(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.anyOf) return schema.anyOf.map(type).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(", ")}]`;
  if (schema.type === "array") return `Array<${schema.items ? type(schema.items) : "unknown"}>`;
  if (schema.properties) return object(schema);
  if (schema.type === "object") return `Record<string, ${type(schema.additionalProperties ?? {})}>`;
  return Array.isArray(schema.type)
    ? schema.type.map((name) => SIMPLE[name]).join(" | ")
    : (SIMPLE[schema.type] ?? "unknown");
}

function object({ properties, required = [] }) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => comment(schema.description) + `${name}${required.includes(name) ? "" : "?"}: ${type(schema)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

function comment(text) {
  return text ? `/** ${text} */\n` : "";
}

function byName([one], [other]) {
  return one < other ? -1 : 1;
}
