import type { Edition } from '@marram/domain/edition'
import { type SqlBool, sql } from 'kysely'
import type { BrokerContext } from '../context.ts'
import { tagLodgings } from '../tag-lodgings.ts'

/** In the order of the ids; a house without a text in the language is left out. */
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
