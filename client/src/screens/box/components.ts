/** Components: what lies in a box, with how sure each value is and where it comes from. */

import type { Component } from "../../texts/language";

export interface KnownField {
  readonly field: string;
  readonly value: string;
  /** `certain`, `likely`, `inferred`, `disputed`, `reconstructed` or `corrected`. */
  readonly confidence: string;
  readonly isCorrectable: boolean;
}

export interface KnownComponent {
  readonly name: string;
  /** What it does, in words. */
  readonly says: readonly string[];
  readonly fields: readonly KnownField[];
  /** The numbers of its sources, counted from 1. */
  readonly sources: readonly number[];
}

export interface Contents {
  readonly components: readonly KnownComponent[];
  readonly sources: readonly string[];
}

const ABOUT_IT = ["component", "says", "confidence", "sources", "correctable"];

/** What lies in the box, with every source named once. */
export function contentsOf(components: readonly Component[]): Contents {
  const sources = [...new Set(components.flatMap(sourcesOf))];
  return {
    sources,
    components: components.map((component) => ({
      name: String(component["component"]),
      says: (component["says"] ?? []) as string[],
      fields: fieldsOf(component),
      sources: sourcesOf(component).map((source) => sources.indexOf(source) + 1),
    })),
  };
}

/** How many values are of each confidence. */
export function counted(components: readonly KnownComponent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { confidence } of components.flatMap(({ fields }) => fields)) {
    counts.set(confidence, (counts.get(confidence) ?? 0) + 1);
  }
  return counts;
}

function fieldsOf(component: Component): KnownField[] {
  const confidence = (component["confidence"] ?? {}) as Readonly<Record<string, string>>;
  const correctable = (component["correctable"] ?? []) as string[];
  return Object.entries(component)
    .filter(([field]) => !ABOUT_IT.includes(field))
    .map(([field, value]) => ({
      field,
      value: String(value),
      confidence: confidence[field] ?? "certain",
      isCorrectable: correctable.includes(field),
    }));
}

function sourcesOf(component: Component): string[] {
  return (component["sources"] ?? []) as string[];
}
