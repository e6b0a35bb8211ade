import type { Edition } from '@marram/domain/edition'
import { type SqlBool, sql } from 'kysely'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { tagLodgings } from '../tag-lodgings.ts'

/** All houses for a map or an index, paused ones included. */
export async function loadRows({ db, tag }: BrokerContext, { languageId }: Edition, { limit, skip }: Slice) {
  tag('lodgings')
  const rows = await db
    .selectFrom('lodging')
    .innerJoin('lodging_text', 'lodging_text.lodging_id', 'lodging.id')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .where('lodging_text.language_id', '=', languageId)
    .select(['lodging.id', 'lodging.name', 'lodging.latitude', 'lodging.longitude', 'lodging.status'])
    .select(['lodging_text.title', 'area.name as area_name'])
    .orderBy('lodging.id')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map(({ area_name, ...row }) => ({ ...row, areaName: area_name }))
}

/** In the order of the ids, without houses that have no text in the language. */
export async function loadDescriptions(context: BrokerContext, ids: readonly number[], { languageId }: Edition) {
  tagLodgings(context, ids)
  const rows = await context.db
    .selectFrom('lodging_text')
    .where(sql<SqlBool>`lodging_id = any(${ids}::int[])`)
    .where('language_id', '=', languageId)
    .select(['lodging_id', 'title', 'body', 'embedded_video_html'])
    .execute()
  const texts = new Map(rows.map((row) => [row.lodging_id, row]))
  return ids.flatMap((id) => {
    const row = texts.get(id)
    if (!row) return []
    return [{ lodgingId: id, title: row.title, body: row.body, embeddedVideoHtml: row.embedded_video_html }]
  })
}

/** All houses with a page in this language, for the sitemap. */
export async function loadNames({ db, tag }: BrokerContext, { languageId }: Edition, { limit, skip }: Slice) {
  tag('lodgings')
  const rows = await db
    .selectFrom('lodging')
    .innerJoin('lodging_text', 'lodging_text.lodging_id', 'lodging.id')
    .where('lodging_text.language_id', '=', languageId)
    .where('lodging.status', '=', 'active')
    .select(['lodging.id', 'lodging.name', 'lodging.updated_at'])
    .orderBy('lodging.id')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map((row) => ({ id: row.id, name: row.name, updatedAt: row.updated_at.toISOString() }))
}

/** Includes paused houses, so that a guest can still identify a favourite. */
export async function loadPlaces({ db }: Pick<BrokerContext, 'db'>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('lodging')
    .where('id', 'in', ids)
    .select(['id', 'name', 'status', 'latitude', 'longitude'])
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { name, status, latitude, longitude } = row
    return [{ id, name, isBookable: status === 'active', latitude, longitude }]
  })
}
