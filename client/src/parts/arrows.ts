/** Arrows: arrow keys go from one button to the next. */

import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** `{@attach arrows}` on whatever holds the buttons. */
export const arrows: Attachment<HTMLElement> = (element) => {
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const buttons = [...element.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.findIndex((button) => button === document.activeElement);
    event.preventDefault();
    buttons.at((at + step) % buttons.length)?.focus();
  };
  element.addEventListener("keydown", press);
  return () => element.removeEventListener("keydown", press);
};
