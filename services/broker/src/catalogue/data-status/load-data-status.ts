import type { HouseGap } from '@marram/contract/desk/houses'
import { type DataStatusRow, dataGaps } from '@marram/database/data-status'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay, daysBetween, epochDay } from '@marram/domain/iso-day'
import { type Kysely, sql } from 'kysely'
import type { Slice } from '../../arguments.ts'

export type LodgingDataStatus = ReturnType<typeof presentDataStatus>
export type DataStatusRequest = Slice & { readonly missing?: readonly HouseGap[] }

/** Houses by id; with `missing` only those that lack at least one of the listed data. */
export async function loadDataStatus(
  db: Kysely<Database>,
  { limit, skip, missing = [] }: DataStatusRequest,
  now: Date,
): Promise<LodgingDataStatus[]> {
  const lacks = missing.map((gap) => sql`not ${sql.ref(dataGaps[gap])}`)
  const filter = lacks.length === 0 ? sql`true` : sql.join(lacks, sql` or `)
  const { rows } = await sql<DataStatusRow>`
    select * from lodging_data_status where ${filter} order by id limit ${limit} offset ${skip}`.execute(db)
  return rows.map((row) => presentDataStatus(row, now))
}

function presentDataStatus(row: DataStatusRow, now: Date) {
  const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
  return {
    lodgingId: row.id,
    name: row.name,
    isActive: row.status === 'active',
    hasDescriptionDk: row.has_description_dk,
    hasDescriptionDe: row.has_description_de,
    hasDescriptionEn: row.has_description_en,
    hasFloorPlan: row.has_floor_plan,
    hasImages: row.has_images,
    imageCount: row.image_count,
    hasPrices: row.has_prices,
    publishedAt: row.published_on,
    daysPublished: Math.max(0, daysBetween(row.published_on, copenhagenDay(now))),
    // A day is the Unix time of its midnight in UTC, as in the search index.
    bsPublishedTs: epochDay(row.published_on) * 86_400,
    createdTs: seconds(row.created_at),
    updatedTs: seconds(row.updated_at),
  }
}
