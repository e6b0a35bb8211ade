import type { Edition } from '@marram/domain/edition'
import type { OptionView } from '../query/view.ts'

type Strategy = 'all' | 'last'
/** Ids of the houses that match a text, with a rank; lower is better. */
export type FindByText = (edition: Edition, query: string, strategy: Strategy) => ReadonlyMap<number, number>
/** The free text of a search. */
export type TextOf = Readonly<{ edition: Edition; q: string; strategy: Strategy }>
/** The houses that free texts find, by edition and text. */
export type Texts = ReadonlyMap<string, ReadonlyMap<number, number>>

/** Null without a text. Every word must match by default. */
export function textOf(
  view: OptionView,
  q: string | null | undefined,
  strategy?: 'all' | 'last' | 'frequency' | null,
): TextOf | null {
  const text = (q ?? '').trim()
  if (text === '') return null
  return { edition: view.edition, q: text, strategy: strategy === 'last' || strategy === 'frequency' ? 'last' : 'all' }
}

export function findTexts(findByText: FindByText, texts: readonly TextOf[]): Texts {
  return new Map(texts.map((text) => [keyOf(text), findByText(text.edition, text.q, text.strategy)]))
}

/** For a thread without documents. */
export function findByTextAmong(texts: Texts): FindByText {
  return (edition, q, strategy) => texts.get(keyOf({ edition, q, strategy })) ?? new Map()
}

function keyOf({ edition, q, strategy }: TextOf): string {
  return `${edition.key} ${strategy} ${q}`
}
