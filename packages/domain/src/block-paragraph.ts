/** Editors mark a block container by putting a whole paragraph in square brackets. */
export function isBlockParagraph(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length >= 2 && trimmed.startsWith('[') && trimmed.endsWith(']')
}
