import type { Edition } from '@marram/domain/edition'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'

/** For the sitemap: every house that has a page in this language. */
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
