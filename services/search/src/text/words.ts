const pattern = /[\p{L}\p{N}]+/gu

export type Word = Readonly<{ text: string; start: number; end: number }>

/** Letters and digits in a row, with their place in the text. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}
