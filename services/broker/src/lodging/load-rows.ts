import type { Edition } from '@marram/domain/edition'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'

/** What a map or an index needs of every house, paused ones too. */
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
