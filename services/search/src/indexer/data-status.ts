import type { Database } from '@marram/database/schema.generated'
import { dataStatusIndex } from '@marram/domain/search-index'
import { type Kysely, sql } from 'kysely'
import type { DocumentIndex } from '../documents/document-index.ts'

export type StatusRow = Readonly<{
  id: number
  name: string
  status: string
  location_id: number
  street_id: number
  has_description_dk: boolean
  has_description_de: boolean
  has_description_en: boolean
  has_floor_plan: boolean
  has_images: boolean
  image_count: number
  has_prices: boolean
  created_at: Date
  updated_at: Date
}>

export async function loadDataStatus(db: Kysely<Database>, ids: readonly number[]): Promise<StatusRow[]> {
  return (await sql<StatusRow>`select * from lodging_data_status where id = any(${ids}::int[])`.execute(db)).rows
}

/** What is still missing about each house, for the agency's staff; paused houses too. */
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
      streetId: row.street_id,
      hasDescriptionDk: row.has_description_dk,
      hasDescriptionDe: row.has_description_de,
      hasDescriptionEn: row.has_description_en,
      hasFloorPlan: row.has_floor_plan,
      hasImages: row.has_images,
      imageCount: row.image_count,
      hasPrices: row.has_prices,
      dataSystem: 'marram',
      dataType: 'lodging',
      dataId: row.id,
      createdTs: Math.floor(row.created_at.getTime() / 1000),
      updatedTs: Math.floor(row.updated_at.getTime() / 1000),
    })),
  )
}
