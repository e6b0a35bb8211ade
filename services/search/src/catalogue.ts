import { editions } from '@marram/domain/edition'
import { dataStatusIndex, freeTextIndex } from '@marram/domain/search-index'
import { createDocumentIndex, type DocumentIndex } from './documents/document-index.ts'
import type { IndexSettings } from './documents/settings.ts'
import type { Engine } from './query/engine.ts'

/** The searchable data at one moment; a rebuild replaces it as a whole. */
export type Catalogue = Readonly<{
  engine: Engine
  /** Free text by edition, and the data status, by index name. */
  documents: ReadonlyMap<string, DocumentIndex>
}>

/** The current catalogue; null until the first build is done. */
export type Live = Readonly<{ catalogue: () => Catalogue | null }>

const textSettings: IndexSettings = {
  searchable: ['name', 'numbers', 'title', 'place', 'keywords', 'text'],
  filterable: ['type', 'lodgingId', 'locationId', 'areaId', 'categories'],
  sortable: ['title'],
  displayed: ['id', 'type', 'title', 'name', 'place', 'path', 'lodgingId', 'sysId', 'excerpt', 'locationIds'],
}

const statusSettings: IndexSettings = {
  searchable: ['name', 'streetName', 'locationName', 'missing'],
  filterable: ['*'],
  sortable: ['*'],
  displayed: ['*'],
}

export function createTextIndexes(): Map<string, DocumentIndex> {
  const indexes = new Map<string, DocumentIndex>()
  for (const { key, languageId, locale } of editions) {
    const index = createDocumentIndex(key, textSettings)
    indexes.set(freeTextIndex(languageId, locale), index)
  }
  indexes.set(dataStatusIndex, createDocumentIndex('da', statusSettings))
  return indexes
}
