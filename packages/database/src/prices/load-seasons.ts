import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import type { PriceSeason } from '@marram/domain/price-plan'
import { bookingHorizon } from '@marram/domain/season-horizon'
import type { PriceContext } from './price-context.ts'

/** Nights that prices are wanted for, half-open. */
export type Nights = { readonly from: IsoDay; readonly until: IsoDay }

/** A stretch of the agency's calendar, before a house puts its price to it; with the moment since when it has its days. */
export type Season = Omit<PriceSeason, 'weekPrice'> & { readonly since: number }

/**
 * The seasons in which guests may stay. They end where the agency's active years end: nights beyond have no price, so
 * they are not shown, not quoted and not sold.
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
