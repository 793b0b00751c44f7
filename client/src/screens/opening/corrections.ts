/** Corrections: what an owner has found to be printed otherwise on the components of his box, read from a file or typed. */

export type Correction = readonly [component: string, field: string, value: string];

/** Corrections cannot be read: because of how they are written, because a field is not named, or because of a value. */
export class Unreadable extends Error {
  readonly fault: "writing" | "field" | "value";

  constructor(fault: Unreadable["fault"], where: string) {
    super(where);
    this.fault = fault;
  }
}

/** Read TOML such as `school.cost = 2`, or the same as JSON: `{"school": {"cost": 2}}`. */
export async function readCorrections(text: string): Promise<Correction[]> {
  const tables = text.trimStart().startsWith("{") ? fromJson(text) : await fromToml(text);
  return Object.entries(tables).flatMap(([component, fields]) =>
    Object.entries(fieldsOf(component, fields)).map(
      ([field, value]) => [component, field, valueOf(`${component}.${field}`, value)] as const,
    ),
  );
}

/** These corrections with one more; a later one of the same field takes the place of the former, and an empty one takes it away. */
export function corrected(corrections: readonly Correction[], change: Correction): Correction[] {
  const [component, field, value] = change;
  const others = corrections.filter((each) => each[0] !== component || each[1] !== field);
  return value === "" ? others : [...others, change];
}

/** The corrections as a file that can be read again. */
export function written(corrections: readonly Correction[]): string {
  return corrections.map(([component, field, value]) => `${component}.${field} = ${JSON.stringify(value)}\n`).join("");
}

async function fromToml(text: string): Promise<object> {
  const { parse } = await import("smol-toml");
  return understood(() => parse(text));
}

function fromJson(text: string): object {
  return understood(() => JSON.parse(text) as object);
}

function understood(read: () => object): object {
  try {
    return read();
  } catch (problem) {
    const [line = ""] = problem instanceof Error ? problem.message.split("\n") : [];
    throw new Unreadable("writing", line);
  }
}

function fieldsOf(component: string, fields: unknown): object {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw new Unreadable("field", component);
  return fields;
}

function valueOf(field: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const isWhole = typeof value === "number" && Number.isInteger(value);
  if (!isWhole && !(typeof value === "string" && !/[;\n]/.test(value))) throw new Unreadable("value", field);
  return String(value);
}
