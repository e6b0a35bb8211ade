import { type DataStatusRow, dataGaps } from '@marram/database/data-status'
import type { Database } from '@marram/database/schema.generated'
import { epochDay } from '@marram/domain/iso-day'
import { dataStatusIndex } from '@marram/domain/search-index'
import { type Kysely, sql } from 'kysely'
import { createTextIndexes } from '../catalogue.ts'
import type { DocumentIndex } from '../documents/document-index.ts'
import { secondsPerDay } from '../plan/option-attributes.ts'
import { dataDimensions, dataSource } from './data-source.ts'

export type StatusRow = DataStatusRow & Readonly<{ location_name: string; street_name: string }>

export async function loadDataStatus(db: Kysely<Database>, ids: readonly number[]): Promise<StatusRow[]> {
  const { rows } = await sql<StatusRow>`
    select status.*, location.name as location_name, street.name as street_name
    from lodging_data_status status
    join location on location.id = status.location_id
    join street on street.id = status.street_id
    where status.id = any(${ids}::int[])`.execute(db)
  return rows
}

/** Lists what is missing about each house, for the agency's staff; includes paused houses. */
export function putDataStatus(
  indexes: ReadonlyMap<string, DocumentIndex>,
  ids: readonly number[],
  rows: readonly StatusRow[],
): void {
  const index = indexes.get(dataStatusIndex)
  const known = new Set(rows.map(({ id }) => id))
  index?.remove(ids.filter((id) => !known.has(id)).map(String))
  index?.put(
    rows.map((row) => ({
      id: row.id,
      lodgingId: row.id,
      name: row.name.toLowerCase(),
      status: row.status,
      locationId: row.location_id,
      locationName: row.location_name,
      streetId: row.street_id,
      streetName: row.street_name,
      missing: gapsOf(row),
      hasDescriptionDk: row.has_description_dk,
      hasDescriptionDe: row.has_description_de,
      hasDescriptionEn: row.has_description_en,
      hasFloorPlan: row.has_floor_plan,
      hasImages: row.has_images,
      imageCount: row.image_count,
      hasPrices: row.has_prices,
      publishedAt: row.published_on,
      bsPublishedTs: epochDay(row.published_on) * secondsPerDay,
      ...dataSource(row),
      dataDimensions: dataDimensions(row),
      createdTs: seconds(row.created_at),
      updatedTs: seconds(row.updated_at),
    })),
  )
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

function gapsOf(row: StatusRow): string[] {
  return Object.entries(dataGaps).flatMap(([gap, column]) => (row[column] ? [] : [gap]))
}

/** Opens this index alone, for programs that do not search houses. */
export async function openDataStatus(db: Kysely<Database>): Promise<DocumentIndex> {
  const indexes = createTextIndexes()
  const ids = (await db.selectFrom('lodging').select('id').orderBy('id').execute()).map(({ id }) => id)
  putDataStatus(indexes, ids, await loadDataStatus(db, ids))
  const index = indexes.get(dataStatusIndex)
  if (!index) throw new Error('There is no index of the data status.')
  return index
}
