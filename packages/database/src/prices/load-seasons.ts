import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import type { PriceSeason } from '@marram/domain/price-plan'
import { bookingHorizon } from '@marram/domain/season-horizon'
import type { PriceContext } from './price-context.ts'

/** Nights to load prices for, half-open. */
export type Nights = { readonly from: IsoDay; readonly until: IsoDay }

/** A period of the agency's calendar, without a house's price; `since` is the time since which it has had its days. */
export type Season = Omit<PriceSeason, 'weekPrice'> & { readonly since: number }

/**
 * The bookable seasons. They end with the agency's active years: later nights have no price, so they are not shown,
 * quoted or sold.
 */
export async function loadOfferedSeasons(context: PriceContext, { from, until }: Nights): Promise<Season[]> {
  const { last } = bookingHorizon(copenhagenDay(context.now()), context.activeYears)
  const seasons = await loadSeasons(context, { from, until: until < last ? until : last })
  return seasons.map((season) => (season.endsOn > last ? { ...season, endsOn: last } : season))
}

export async function loadSeasons({ db }: Pick<PriceContext, 'db'>, { from, until }: Nights): Promise<Season[]> {
  const rows = await db
    .selectFrom('season')
    .where('starts_on', '<', until)
    .where('ends_on', '>', from)
    .selectAll()
    .orderBy('starts_on')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    arrivalDays: row.arrival_days,
    minNights: row.min_nights,
    maxNights: row.max_nights,
    wholeWeeks: row.whole_weeks,
    since: row.since.getTime(),
  }))
}
