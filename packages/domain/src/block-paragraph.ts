/** An editor's sign for a block container: the whole text of a paragraph is in square brackets. */
export function isBlockParagraph(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length >= 2 && trimmed.startsWith('[') && trimmed.endsWith(']')
}
