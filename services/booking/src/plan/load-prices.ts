import type { planPrices } from '@marram/contract/desk/plan'
import { loadPrices } from '@marram/database/prices/load-prices'
import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import { loadTaken } from '@marram/database/prices/load-taken'
import type { PriceContext } from '@marram/database/prices/price-context'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { shortestStays } from '@marram/domain/desk/shortest-stays'
import { addDays, daysBetween } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import { sql } from 'kysely'
import type { InferOutput } from 'valibot'
import type { PlanWindow } from './load-bars.ts'

type Prices = InferOutput<typeof planPrices.output>

/** A stay that begins in the window may end after it. */
const longestStay = 60

/** The rents that a house's own calendar shows, for the shortest stay from each free day. */
export async function loadPlanPrices(
  context: PriceContext,
  { houses, from, days, currency }: PlanWindow & { readonly currency: Currency },
): Promise<Prices> {
  const until = addDays(from, days)
  const seasons = await loadOfferedSeasons(context, { from, until: addDays(until, longestStay) })
  const open = await findOpen(context, houses)
  const [prices, taken] = await Promise.all([loadPrices(context, open, seasons), loadTaken(context, open, from)])
  const window = { from, days, firstBookable: firstBookableDay(context.now()) }
  const stays = open.flatMap((house) => {
    const own = prices.get(house)
    if (!own) return []
    const shortest = shortestStays({ prices: own, taken: taken.get(house) ?? [], window, currency })
    return [{ house, shortest: shortest.map((stay) => triple(stay, from)) }]
  })
  const rules = seasons
    .filter((season) => season.startsOn < until)
    .map(({ startsOn, endsOn, arrivalDays, minNights, maxNights, wholeWeeks }) => {
      return { from: startsOn, until: endsOn, arrivalDays: [...arrivalDays], minNights, maxNights, wholeWeeks }
    })
  return { stays, rules }
}

/** Paused houses are not for sale. */
async function findOpen({ db }: PriceContext, houses: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('lodging')
    .where(sql<boolean>`id = any(${houses}::int[])`)
    .where('status', '=', 'active')
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

function triple(
  { arrival, nights, rent }: { arrival: string; nights: number; rent: number },
  from: string,
): [number, number, number] {
  return [daysBetween(from, arrival), nights, rent]
}
