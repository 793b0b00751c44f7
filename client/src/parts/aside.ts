/** Aside: dialogs that make room for something else, and come back as they were. */

const asides = new WeakSet<HTMLDialogElement>();

export interface Aside {
  comeBack(): void;
}

/** Put all open dialogs aside. */
export function putAside(): Aside[] {
  const { activeElement } = document;
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].map((dialog) => {
    asides.add(dialog);
    dialog.close();
    return { comeBack: () => comeBack(dialog, activeElement) };
  });
}

/** Is this dialog not shown, but not done with either? */
export function isAside(dialog: HTMLDialogElement): boolean {
  return asides.has(dialog);
}

/** Show a dialog again, with the focus where it was. */
function comeBack(dialog: HTMLDialogElement, focused: Element | null): void {
  asides.delete(dialog);
  if (!dialog.isConnected) return;
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}
