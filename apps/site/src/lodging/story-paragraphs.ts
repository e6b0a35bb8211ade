/**
 * Splits an owner's plain text: an empty line separates paragraphs, a single line break becomes a space. Repeated
 * paragraphs are dropped.
 */
export function paragraphsOf(text: string): string[] {
  const parts = text.split(/\r?\n[^\S\n]*\r?\n/).map((part) => part.replace(/\s+/g, ' ').trim())
  return [...new Set(parts)].filter((part) => part !== '')
}
