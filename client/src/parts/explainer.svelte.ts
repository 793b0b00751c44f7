/** Explainer: which explanation is shown beside what. */

import { untrack, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

/** What can be explained: a component by its notation, a rule by its number, or anything in own words or drawing. */
type Subject =
  | { readonly component: string }
  | { readonly rule: string }
  | {
      readonly title: string;
      /** Sentences one below the other, each with the number of its rule. */
      readonly lines?: readonly Line[];
      readonly text?: string;
      readonly content?: Snippet;
      readonly rule?: string;
    };

export interface Line {
  readonly text: string;
  readonly rule: string;
}

/** A subject with what can, or cannot, be done with it; or an action by its text. */
export type Topic = (Subject & { readonly actions?: readonly string[] }) | { readonly action: string };

export interface Explanation {
  readonly anchor: Element;
  readonly topic: Topic;
}

const HOVER_DELAY = 350;
const LONG_PRESS = 450;

export class Explainer {
  shown: Explanation | null = $state.raw(null);

  show(anchor: Element, topic: Topic): void {
    if (isInSight(anchor)) this.shown = { anchor, topic };
  }

  /** Hide what explains something that is not there any more. */
  tidy(): void {
    if (this.shown && !isInSight(this.shown.anchor)) this.shown = null;
  }

  hide(anchor?: Element): void {
    if (!anchor || this.shown?.anchor === anchor) this.shown = null;
  }
}

/** Explain an element on hover, keyboard focus and long press; a long press is no click. */
export function explains(explainer: Explainer, topic: Topic): Attachment {
  return (anchor) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;
    const show = (): void => explainer.show(anchor, topic);
    /** Not before what goes on is done: an element that leaves the page loses the focus while the page is being changed. */
    const hide = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => explainer.hide(anchor));
    };
    const listeners = {
      pointerenter: (event: Event) => {
        if (event.target === anchor && isMouse(event)) timer = setTimeout(show, HOVER_DELAY);
      },
      pointerleave: (event: Event) => {
        if (event.target !== anchor) return;
        if (isMouse(event)) hide();
        else clearTimeout(timer);
      },
      pointerdown: (event: Event) => {
        wasHeld = false;
        if (isMouse(event)) return hide();
        timer = setTimeout(() => {
          wasHeld = true;
          show();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event: Event) => {
        if (wasHeld) event.preventDefault();
      },
      click: (event: Event) => {
        if (!wasHeld) return hide();
        wasHeld = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      focus: () => {
        if (anchor.matches(":focus-visible")) show();
      },
      blur: () => queueMicrotask(hide),
    };
    for (const [name, listener] of Object.entries(listeners)) anchor.addEventListener(name, listener, true);
    /** What was shown stays when the page says it anew: after the hiding that was asked for when it was taken away. */
    if (untrack(() => explainer.shown?.anchor === anchor)) queueMicrotask(show);
    return () => {
      hide();
      for (const [name, listener] of Object.entries(listeners)) anchor.removeEventListener(name, listener, true);
    };
  };
}

function isInSight(anchor: Element): boolean {
  return anchor.getClientRects().length > 0;
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}
