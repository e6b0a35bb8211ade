import type { Database } from '@marram/database/schema.generated'
import { type Edition, editions } from '@marram/domain/edition'
import { findFacilityById } from '@marram/domain/facility'
import { freeTextIndex } from '@marram/domain/search-index'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Document } from '../documents/document.ts'
import type { DocumentIndex } from '../documents/document-index.ts'
import type { LodgingRecord } from '../store/record.ts'

type Names = Readonly<{ title: string; place: string }>

export type LodgingTexts = Awaited<ReturnType<typeof loadLodgingTexts>>

export function loadLodgingTexts(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('lodging_text')
    .innerJoin('lodging', 'lodging.id', 'lodging_text.lodging_id')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .where(sql<SqlBool>`lodging_text.lodging_id = any(${ids}::int[])`)
    .select(['lodging_text.lodging_id', 'lodging_text.language_id', 'lodging_text.title'])
    .select(['lodging.address1', 'lodging.city', 'location.name as location_name', 'area.name as area_name'])
    .execute()
}

/** Writes the houses into the free text of every edition, and removes those without a text in its language. */
export function putLodgingTexts(
  indexes: ReadonlyMap<string, DocumentIndex>,
  ids: readonly number[],
  texts: LodgingTexts,
  records: ReadonlyMap<number, LodgingRecord>,
): void {
  for (const edition of editions) {
    const index = indexes.get(freeTextIndex(edition.languageId, edition.locale))
    const localTexts = texts.filter(({ language_id }) => language_id === edition.languageId)
    const documents = localTexts.flatMap((row) => {
      const record = records.get(row.lodging_id)
      const places = [row.address1, row.city, row.location_name, row.area_name]
      return record
        ? [presentLodging(record, edition, { title: row.title, place: [...new Set(places)].join(', ') })]
        : []
    })
    const written = new Set(documents.map(({ id }) => id))
    index?.remove(ids.map((id) => `lodging-${id}`).filter((id) => !written.has(id)))
    index?.put(documents)
  }
}

/** Omits descriptions: they name the surroundings, and would find a house for things it doesn't have. */
function presentLodging(record: LodgingRecord, edition: Edition, { title, place }: Names): Document {
  const keywords = [...record.attributes].flatMap(([name, value]) => {
    const id = name.startsWith('facilities.') && value === true ? Number(name.slice('facilities.'.length)) : null
    return (id !== null && findFacilityById(id)?.names[edition.key]) || []
  })
  const name = String(record.attributes.get('name') ?? '').toUpperCase()
  return {
    id: `lodging-${record.id}`,
    type: 'lodging',
    lodgingId: record.id,
    name,
    // Guests remember a house's digits, or know the postcode.
    numbers: `${name.replace(/\D/g, '')} ${record.attributes.get('postalCode') ?? ''}`,
    title,
    place,
    keywords: keywords.join(', '),
  }
}
