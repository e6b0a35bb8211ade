/** Plain text as an owner typed it: an empty line parts paragraphs, a single break is a blank. Each is said once. */
export function paragraphsOf(text: string): string[] {
  const parts = text.split(/\r?\n[^\S\n]*\r?\n/).map((part) => part.replace(/\s+/g, ' ').trim())
  return [...new Set(parts)].filter((part) => part !== '')
}
