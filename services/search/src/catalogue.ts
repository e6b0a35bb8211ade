import { editions } from '@marram/domain/edition'
import { dataStatusIndex, freeTextIndex } from '@marram/domain/search-index'
import { createDocumentIndex, type DocumentIndex } from './documents/document-index.ts'
import type { Engine } from './query/engine.ts'

/** Everything that is searched in at one moment; a rebuilt one takes its place as a whole. */
export type Catalogue = Readonly<{
  engine: Engine
  /** Free text by edition and the data status, under their names. */
  documents: ReadonlyMap<string, DocumentIndex>
}>

/** What the caller asks for the present state of. `generation` grows with every change that a search could notice. */
export type Live = Readonly<{ catalogue: () => Catalogue | null; generation: () => number }>

const textSettings = {
  searchableAttributes: ['name', 'numbers', 'title', 'place', 'keywords', 'text'],
  filterableAttributes: ['type', 'lodgingId', 'locationId', 'areaId', 'categories'],
  sortableAttributes: ['title'],
  displayedAttributes: ['id', 'type', 'title', 'name', 'place', 'path', 'lodgingId', 'sysId', 'excerpt', 'locationIds'],
}

const statusSettings = {
  searchableAttributes: ['name', 'streetName', 'locationName', 'missing'],
  filterableAttributes: ['*'],
  sortableAttributes: ['*'],
}

export function createTextIndexes(): Map<string, DocumentIndex> {
  const indexes = new Map<string, DocumentIndex>()
  for (const { key, languageId, locale } of editions) {
    const index = createDocumentIndex({ language: key, primaryKey: 'id', settings: textSettings })
    indexes.set(freeTextIndex(languageId, locale), index)
  }
  indexes.set(dataStatusIndex, createDocumentIndex({ language: 'da', primaryKey: 'id', settings: statusSettings }))
  return indexes
}
