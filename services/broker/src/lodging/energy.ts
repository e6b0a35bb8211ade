import type { BookingOption } from '@marram/domain/booking-option'
import type { Currency, ItemPrice } from '@marram/domain/price-plan'
import type { BrokerContext } from '../context.ts'

export type Consumption = {
  readonly itemId: number
  readonly season: string
  readonly consumed: number
  readonly personDays: number
}

const defaultPersons = 2

/** What earlier guests used, summed per item and season. */
export async function loadConsumption(
  { db }: Pick<BrokerContext, 'db'>,
  ids: readonly number[],
): Promise<Map<number, Consumption[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('item_consumption')
    .where('lodging_id', 'in', ids)
    .groupBy(['lodging_id', 'item_id', 'season'])
    .select(['lodging_id', 'item_id', 'season'])
    .select(({ fn }) => fn.sum<number>('consumed').as('consumed'))
    .select((eb) =>
      eb.fn.sum<number>(eb('days', '*', eb.parens(eb('adults', '+', eb.ref('children'))))).as('person_days'),
    )
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
      })),
    ]),
  )
}

/** Expected cost of all metered items for two persons in the season of arrival; null where nothing is known. */
export function estimateEnergy(
  consumption: readonly Consumption[],
  items: readonly ItemPrice[],
  { arrival, duration }: Pick<BookingOption, 'arrival' | 'duration'>,
  currency: Currency,
): number | null {
  const season = seasonOf(arrival)
  const costs = items.flatMap((item) => {
    const known = consumption.find((row) => row.itemId === item.itemId && row.season === season && row.personDays > 0)
    if (item.chargeType !== 'metered' || !known) return []
    return [(known.consumed / known.personDays) * defaultPersons * duration * item.unitPrice[currency]]
  })
  if (costs.length === 0) return null
  const sum = costs.reduce((total, cost) => total + cost, 0)
  return Math.round(sum / 100) * 100
}

/** By calendar month, as the meters are read. */
function seasonOf(day: string): 'winter' | 'spring' | 'summer' | 'autumn' {
  const month = Number(day.slice(5, 7))
  if (month <= 2 || month === 12) return 'winter'
  if (month <= 5) return 'spring'
  return month <= 8 ? 'summer' : 'autumn'
}
