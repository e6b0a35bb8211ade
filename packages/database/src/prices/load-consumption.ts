import type { ConsumptionBasis } from '@marram/domain/energy-estimate'
import type { PriceContext } from './price-context.ts'

/** What earlier guests used, summed per item and season. */
export async function loadConsumption(
  { db }: Pick<PriceContext, 'db'>,
  ids: readonly number[],
): Promise<Map<number, ConsumptionBasis[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('item_consumption')
    .where('lodging_id', 'in', ids)
    .groupBy(['lodging_id', 'item_id', 'season'])
    .select(['lodging_id', 'item_id', 'season'])
    .select(({ fn }) => [fn.sum<number>('consumed').as('consumed'), fn.countAll<number>().as('stays')])
    .select((eb) =>
      eb.fn.sum<number>(eb('days', '*', eb.parens(eb('adults', '+', eb.ref('children'))))).as('person_days'),
    )
    .orderBy('item_id')
    .orderBy('season')
    .execute()
  const groups = Map.groupBy(rows, (row) => row.lodging_id)
  return new Map(
    [...groups].map(([id, group]) => [
      id,
      group.map((row) => ({
        itemId: row.item_id,
        season: row.season,
        consumed: Number(row.consumed),
        personDays: Number(row.person_days),
        stays: Number(row.stays),
      })),
    ]),
  )
}
