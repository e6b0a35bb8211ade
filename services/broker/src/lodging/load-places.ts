import type { BrokerContext } from '../context.ts'

/** Also of houses that are not let any more: whoever kept one may learn which it was. */
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
