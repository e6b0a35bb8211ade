const pattern = /[\p{L}\p{N}]+/gu

/** Sequences of letters and digits. */
export function wordsOf(text: string): string[] {
  return text.match(pattern) ?? []
}
