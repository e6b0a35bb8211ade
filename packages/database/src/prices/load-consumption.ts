import type { ConsumptionBasis } from '@marram/domain/energy-estimate'
import type { PriceContext } from './price-context.ts'

type ItemConsumption = ConsumptionBasis & Readonly<{ adults: number; children: number; days: number }>

/** Consumption of earlier guests, summed per item and season. */
export async function loadConsumption(
  { db }: Pick<PriceContext, 'db'>,
  ids: readonly number[],
): Promise<Map<number, ItemConsumption[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('item_consumption')
    .where('lodging_id', 'in', ids)
    .groupBy(['lodging_id', 'item_id', 'season'])
    .select(['lodging_id', 'item_id', 'season'])
    .select(({ fn }) => [fn.sum<number>('consumed').as('consumed'), fn.countAll<number>().as('stays')])
    .select(({ fn }) => [
      fn.sum<number>('adults').as('adults'),
      fn.sum<number>('children').as('children'),
      fn.sum<number>('days').as('days'),
    ])
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
        adults: Number(row.adults),
        children: Number(row.children),
        days: Number(row.days),
      })),
    ]),
  )
}
