import type { IsoDay } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'
import type { PriceContext } from './price-context.ts'

/** The taken nights by house. */
export async function loadTaken(
  { db }: Pick<PriceContext, 'db'>,
  ids: readonly number[],
  from: IsoDay,
): Promise<Map<number, Stay[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stay')
    .where('lodging_id', 'in', ids)
    .where('departure', '>', from)
    .select(['lodging_id', 'arrival', 'departure'])
    .orderBy('arrival')
    .execute()
  return Map.groupBy(rows, (row) => row.lodging_id)
}
