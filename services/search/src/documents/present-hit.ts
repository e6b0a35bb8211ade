import { checkDeadline } from '../query/deadline.ts'
import { foldings } from '../text/fold.ts'
import { maxQueryWords } from '../text/text-index.ts'
import { allowedTypos, typosBetween } from '../text/typos.ts'
import { wordsOf } from '../text/words.ts'
import { type Document, isDocument } from './document.ts'
import type { SearchParams } from './search-params.ts'
import { isNamed } from './settings.ts'

/** The fields asked for; with `_formatted` where words are to be marked. */
export function presentHit(document: Document, params: SearchParams, displayed: readonly string[]): Document {
  checkDeadline()
  const wanted = params.attributesToRetrieve ?? ['*']
  const shown = Object.fromEntries(
    Object.entries(document).filter(([key]) => isShown(key, wanted) && isShown(key, displayed)),
  )
  const marked = params.attributesToHighlight ?? []
  if (marked.length === 0) return shown
  const mark = createMark(params)
  const formatted = Object.fromEntries(
    Object.entries(shown).map(([key, value]) => [key, isNamed(key, marked) ? markValue(value, mark) : textOf(value)]),
  )
  return { ...shown, _formatted: formatted }
}

/** Also the parents of what is named, as `facilities` for `facilities.53`. */
function isShown(key: string, names: readonly string[]): boolean {
  return isNamed(key, names) || names.some((name) => name.startsWith(`${key}.`))
}

type Mark = (text: string) => string

function createMark({ q, highlightPreTag, highlightPostTag }: SearchParams): Mark {
  const before = highlightPreTag ?? '<em>'
  const after = highlightPostTag ?? '</em>'
  const wanted = wordsOf(q ?? '')
    .slice(0, maxQueryWords)
    .flatMap(({ text }) => foldings(text))
  return (text) => {
    let marked = ''
    let from = 0
    for (const { text: word, start, end } of wordsOf(text)) {
      const length = matchedLength(word, wanted)
      if (length === 0) continue
      marked += text.slice(from, start) + before + text.slice(start, start + length) + after
      from = length === word.length ? end : start + length
    }
    return marked + text.slice(from)
  }
}

/** How many letters of the word are what was looked for: all of them, or its beginning. */
function matchedLength(word: string, wanted: readonly string[]): number {
  for (const spelling of foldings(word)) {
    for (const query of wanted) {
      if (spelling === query) return word.length
      if (spelling.startsWith(query)) return Math.min(word.length, query.length)
      const allowed = allowedTypos(query)
      if (allowed > 0 && typosBetween(query, spelling, allowed) <= allowed) return word.length
    }
  }
  return 0
}

function markValue(value: unknown, mark: Mark): unknown {
  if (typeof value === 'string' || typeof value === 'number') return mark(String(value))
  if (Array.isArray(value)) return value.map((item) => markValue(item, mark))
  if (!isDocument(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, markValue(inner, mark)]))
}

/** Numbers are texts in the formatted copy. */
function textOf(value: unknown): unknown {
  return markValue(value, (text) => text)
}
