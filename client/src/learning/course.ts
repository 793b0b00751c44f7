/** Course: where somebody is in a lesson, and how it goes on from whatever was done. */

import { fits, type Step } from "./lesson";

/** A step, and how many of its expected actions are done. */
export interface Position {
  readonly step: number;
  readonly done: number;
}

export const START: Position = { step: 0, done: 0 };

/** What is expected now, if anything. */
export function expectedAt(steps: readonly Step[], { step, done }: Position): string | undefined {
  return steps[step]?.expects?.[done];
}

/** The next thing in a lesson, after something that was read or done. */
export function after(steps: readonly Step[], { step, done }: Position): Position {
  const isMore = done + 1 < (steps[step]?.expects?.length ?? 0);
  return isMore ? { step, done: done + 1 } : { step: Math.min(step + 1, steps.length - 1), done: 0 };
}

/** Where a lesson goes on after an action; null if it was not the one that was expected. */
export function played(steps: readonly Step[], at: Position, action: string): Position | null {
  const asked = isReading(steps, at) ? after(steps, at) : at;
  const expected = expectedAt(steps, asked);
  return expected !== undefined && fits(action, expected) ? after(steps, asked) : null;
}

/** The position that goes with what is offered: the one that was reached, or else the nearest one further on, or else one before; null if none fits. */
export function fitting(steps: readonly Step[], at: Position, offered: readonly string[]): Position | null {
  if (isReading(steps, at)) return at;
  const positions = steps.flatMap((each, step) => (each.expects ?? []).map((_, done) => ({ step, done })));
  const later = positions.filter((each) => !isBefore(each, at));
  const earlier = positions.filter((each) => isBefore(each, at)).toReversed();
  const isOffered = (each: Position): boolean => {
    const expected = expectedAt(steps, each);
    return expected !== undefined && offered.some((action) => fits(action, expected));
  };
  return [...later, ...earlier].find(isOffered) ?? null;
}

/** Is there only something to read? */
export function isReading(steps: readonly Step[], { step }: Position): boolean {
  return (steps[step]?.expects?.length ?? 0) === 0;
}

function isBefore(one: Position, other: Position): boolean {
  return one.step < other.step || (one.step === other.step && one.done < other.done);
}
