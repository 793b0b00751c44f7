/** Copying: lays a text where it can be pasted from. */

/** Pages that come over plain HTTP may not use the clipboard: there a field is filled, selected and copied. */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  /* Outside an open dialog nothing can be selected. */
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
