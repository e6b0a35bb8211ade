import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import type { PriceContext } from '@marram/database/prices/price-context'
import { addDays } from '@marram/domain/iso-day'
import type { OfferedStays } from './free-stays.ts'
import { offeredArrivals, type StayWindow } from './offered-stays.ts'

/** Stays that the agency's seasons allow. Takes one statement. */
export async function loadOffered(context: PriceContext, window: StayWindow): Promise<OfferedStays> {
  const nights = { from: window.from, until: addDays(window.until, window.duration) }
  const seasons = await loadOfferedSeasons(context, nights)
  const priced = seasons.map((season) => ({ ...season, weekPrice: { DKK: 0, EUR: 0 } }))
  return { arrivals: offeredArrivals(priced, window), duration: window.duration }
}
