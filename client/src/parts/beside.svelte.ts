/** Beside: puts a popover next to what it belongs to, inside the window. */

import type { Attachment } from "svelte/attachments";

const GAP = 8;

/** Show an element in the top layer, below or above its anchor. */
export function beside(anchor: Element): Attachment<HTMLElement> {
  return (element) => {
    element.showPopover();
    const place = (): void => {
      const around = anchor.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      const left = around.left + around.width / 2 - width / 2;
      const below = around.bottom + GAP;
      const above = around.top - GAP - height;
      const top = below + height <= innerHeight || above < 0 ? below : above;
      element.style.setProperty("--left", `${inside(left, innerWidth - width)}px`);
      element.style.setProperty("--top", `${inside(top, innerHeight - height)}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener("resize", place);
    addEventListener("scroll", place, true);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", place, true);
    };
  };
}

function inside(wished: number, most: number): number {
  return Math.max(GAP, Math.min(wished, most - GAP));
}
