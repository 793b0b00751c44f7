/** A piece of a sentence that stands alone begins with a capital letter. */
export function capitalised(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
