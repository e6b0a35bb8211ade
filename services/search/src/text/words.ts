const pattern = /[\p{L}\p{N}]+/gu

/** Letters and digits in a row. */
export function wordsOf(text: string): string[] {
  return text.match(pattern) ?? []
}
