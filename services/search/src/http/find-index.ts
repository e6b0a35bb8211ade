import { freeTextIndex } from '@marram/domain/search-index'
import type { Live } from '../catalogue.ts'
import type { DocumentIndex } from '../documents/document-index.ts'
import type { FindByText } from '../options/texts.ts'
import { findOptionView, type OptionView } from '../query/view.ts'
import { SearchError } from './search-error.ts'

export type AnyIndex =
  | Readonly<{ kind: 'options'; view: OptionView }>
  | Readonly<{ kind: 'documents'; index: DocumentIndex }>

/** Throws the protocol's `index_not_found` for an unknown name. */
export function getIndex(live: Live, uid: string): AnyIndex {
  const view = findOptionView(uid)
  if (view) return { kind: 'options', view }
  const index = live.catalogue()?.documents.get(uid)
  if (index) return { kind: 'documents', index }
  throw new SearchError(404, 'index_not_found', `Index \`${uid}\` not found.`)
}

const lodgingKey = /^lodging-(\d+)$/

/** Finds houses by words in the free text of the edition. */
export function findByTextIn(live: Live): FindByText {
  return ({ languageId, locale }, query, strategy) => {
    const index = live.catalogue()?.documents.get(freeTextIndex(languageId, locale))
    const lodgings = new Map<number, number>()
    for (const [key, rank] of index?.rank(query, strategy) ?? []) {
      const id = lodgingKey.exec(key)?.[1]
      if (id !== undefined) lodgings.set(Number(id), rank)
    }
    return lodgings
  }
}
