import { sql } from 'kysely'
import type { BrokerContext } from '../context.ts'

export async function countLodgings({ db, tag }: BrokerContext): Promise<number> {
  tag('lodgings')
  const { count } = await db
    .selectFrom('lodging')
    .where('status', '=', 'active')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Includes locations without houses. */
export async function countByLocations({ db, tag }: BrokerContext, locationIds: readonly number[]) {
  tag('lodgings')
  const rows = await db
    .selectFrom('lodging')
    .where('status', '=', 'active')
    .where(sql<boolean>`location_id = any(${locationIds}::int[])`)
    .groupBy('location_id')
    .select('location_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  const counts = new Map(rows.map((row) => [row.location_id, row.count]))
  return locationIds.map((locationId) => ({ locationId, lodgingCount: counts.get(locationId) ?? 0 }))
}
