import type { Database } from '@marram/database/schema.generated'
import { addDays } from '@marram/domain/iso-day'
import type { PriceSeason } from '@marram/domain/price-plan'
import type { Kysely } from 'kysely'
import type { OfferedStays } from './free-stays.ts'
import { offeredArrivals, type StayWindow } from './offered-stays.ts'

/** Which stays can be had at all, whatever the house; one statement. */
export async function loadOffered(db: Kysely<Database>, window: StayWindow): Promise<OfferedStays> {
  const rows = await db
    .selectFrom('season')
    .where('starts_on', '<', addDays(window.until, window.duration))
    .where('ends_on', '>', window.from)
    .selectAll()
    .orderBy('starts_on')
    .execute()
  const seasons = rows.map(
    (row): PriceSeason => ({
      id: row.id,
      key: row.key,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      arrivalDays: row.arrival_days,
      minNights: row.min_nights,
      maxNights: row.max_nights,
      wholeWeeks: row.whole_weeks,
      weekPrice: { DKK: 0, EUR: 0 },
    }),
  )
  return { arrivals: offeredArrivals(seasons, window), duration: window.duration }
}
