import { emptySearch } from '../../criteria/search-state.ts'
import { presentSearchUrl } from '../../criteria/search-url.ts'
import type { EditionKey } from '../../edition.ts'
import type { PhrasePlace } from '../place-names.ts'
import { type UnderstoodPhrase, understandPhrase } from '../understand-phrase.ts'

/** A Sunday in November: the next July is that of the next year. */
export const today = '2026-11-15'

export const places: readonly PhrasePlace[] = [
  { names: ['Henne Strand'], locationIds: [23, 24] },
  { names: ['Blåvand'], locationIds: [31, 32] },
  { names: ['Hvide Sande'], locationIds: [4] },
  { names: ['Søndervig'], locationIds: [1, 2] },
  { names: ['Vejers Strand'], locationIds: [26] },
  { names: ['Fanø'], locationIds: [44, 45, 46] },
  { names: ['Fanø Bad'], locationIds: [44] },
  { names: ['Rømø'], locationIds: [48, 49] },
  { names: ['Bork Havn'], locationIds: [20] },
  { names: ['Ho'], locationIds: [34] },
  { names: ['Lyngvej'], locationIds: [23], streetIds: [2301] },
  { names: ['Lyngvej'], locationIds: [31], streetIds: [3107] },
]

export function understand(edition: EditionKey, text: string): UnderstoodPhrase {
  return understandPhrase(text, { edition, today, places })
}

/** The criteria as in a link, without the `filter` marker of every link. */
export function linkOf({ criteria, order }: UnderstoodPhrase): string {
  const named = order === null ? null : ({ kind: 'named', name: order } as const)
  const params = presentSearchUrl({ ...emptySearch, criteria, order: named })
  params.delete('filter')
  return decodeURIComponent(params.toString())
}
