import type { BookingOption } from '@marram/domain/booking-option'
import { type ConsumptionBasis, expectedConsumption } from '@marram/domain/energy-estimate'
import { meteredEstimates } from '@marram/domain/item-charge'
import { wholeUnits } from '@marram/domain/money'
import { defaultParty, type Party } from '@marram/domain/party'
import type { Currency, ItemPrice } from '@marram/domain/price-plan'
import type { BrokerContext } from '../context.ts'

/** What earlier guests used, summed per item and season. */
export async function loadConsumption(
  { db }: Pick<BrokerContext, 'db'>,
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

/** Expected cost of all metered items in the season of arrival, in whole kroner or euro; null where nothing is known. */
export function estimateEnergy(
  basis: readonly ConsumptionBasis[],
  items: readonly ItemPrice[],
  { arrival, duration }: Pick<BookingOption, 'arrival' | 'duration'>,
  currency: Currency,
  party: Party = defaultParty,
): number | null {
  const expected = expectedConsumption(basis, arrival, duration, party)
  const amounts = meteredEstimates(items, expected, currency).flatMap(({ amount }) => amount ?? [])
  return amounts.length === 0 ? null : wholeUnits(amounts.reduce((sum, amount) => sum + amount, 0))
}
