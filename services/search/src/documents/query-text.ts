import { normalText } from '../filter/test-value.ts'
import { wordsOf } from '../text/words.ts'
import { isDocument } from './document.ts'
import type { Settings } from './settings.ts'

/** What somebody asks for in words: several ways to say it, and phrases that must stand as they are. */
export type QueryText = Readonly<{ variants: readonly string[]; phrases: readonly string[] }>

const quoted = /"([^"]*)"/g
const mostVariants = 10

/** Without the index's stop words, once more for each synonym, and with what is between quotation marks apart. */
export function readQueryText(query: string, settings: Settings): QueryText {
  const phrases = [...query.matchAll(quoted)].map(([, words = '']) => plainWords(words)).filter((words) => words !== '')
  const plain = withoutStopWords(query.replace(quoted, ' '), settings)
  return { phrases, variants: [plain, ...synonymsOf(plain, settings)].slice(0, mostVariants) }
}

/** Whether one of the texts has the words of every phrase side by side. */
export function hasPhrases(texts: readonly string[], phrases: readonly string[]): boolean {
  const known = texts.map((text) => ` ${plainWords(text)} `)
  return phrases.every((phrase) => known.some((text) => text.includes(` ${phrase} `)))
}

function plainWords(text: string): string {
  return wordsOf(normalText(text))
    .map((word) => word.text)
    .join(' ')
}

/** A query of nothing but stop words is meant. */
function withoutStopWords(query: string, { stopWords }: Settings): string {
  if (!Array.isArray(stopWords) || stopWords.length === 0) return query.trim()
  const stops = new Set(stopWords.map((word) => normalText(String(word))))
  const left = query.split(/\s+/).filter((word) => !stops.has(normalText(word)))
  return (left.some((word) => word !== '') ? left.join(' ') : query).trim()
}

function synonymsOf(query: string, { synonyms }: Settings): string[] {
  if (!isDocument(synonyms)) return []
  return Object.entries(synonyms).flatMap(([word, others]) => {
    const said = ` ${plainWords(query)} `
    const own = ` ${plainWords(word)} `
    if (own.trim() === '' || !said.includes(own) || !Array.isArray(others)) return []
    return others.map((other) => said.replace(own, ` ${String(other)} `).trim())
  })
}
