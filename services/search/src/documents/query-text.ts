import { normalText } from '../filter/test-value.ts'
import { wordsOf } from '../text/words.ts'

/** Words to look for, and phrases between quotation marks that must stand as they are. */
export type QueryText = Readonly<{ words: string; phrases: readonly string[] }>

const quoted = /"([^"]*)"/g

export function readQueryText(query: string): QueryText {
  const phrases = [...query.matchAll(quoted)].map(([, words = '']) => plainWords(words)).filter((words) => words !== '')
  return { words: query.replace(quoted, ' ').trim(), phrases }
}

/** Whether one of the texts has the words of every phrase side by side. */
export function hasPhrases(texts: readonly string[], phrases: readonly string[]): boolean {
  const known = texts.map((text) => ` ${plainWords(text)} `)
  return phrases.every((phrase) => known.some((text) => text.includes(` ${phrase} `)))
}

function plainWords(text: string): string {
  return wordsOf(normalText(text)).join(' ')
}
