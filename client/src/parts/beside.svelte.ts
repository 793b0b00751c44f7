/** Beside: puts a popover next to what it belongs to, inside the window. */

import type { Attachment } from "svelte/attachments";

const GAP = 8;

/** Show an element in the top layer, next to its anchor. */
export function beside(anchor: Element): Attachment<HTMLElement> {
  return (element) => {
    element.showPopover();
    const place = (): void => {
      const { left, top } = placed(anchor.getBoundingClientRect(), element.getBoundingClientRect());
      element.style.setProperty("--left", `${left}px`);
      element.style.setProperty("--top", `${top}px`);
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

/** To the left of what stands at the right edge, otherwise below or, where there is no room, above. */
function placed(anchor: DOMRect, { width, height }: DOMRect): { left: number; top: number } {
  const isAtTheEdge = anchor.left > innerWidth * 0.7 && anchor.left - GAP - width > GAP;
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - height;
  const left = isAtTheEdge ? anchor.left - GAP - width : anchor.left + anchor.width / 2 - width / 2;
  const top = isAtTheEdge ? anchor.top : below + height <= innerHeight || above < 0 ? below : above;
  return { left: inside(left, innerWidth - width), top: inside(top, innerHeight - height) };
}

function inside(wished: number, most: number): number {
  return Math.max(GAP, Math.min(wished, most - GAP));
}
