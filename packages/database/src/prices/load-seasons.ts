import type { IsoDay } from '@marram/domain/iso-day'
import type { PriceSeason } from '@marram/domain/price-plan'
import type { PriceContext } from './price-context.ts'

/** Nights that prices are wanted for, half-open. */
export type Nights = { readonly from: IsoDay; readonly until: IsoDay }

/** A stretch of the agency's calendar, before a house puts its price to it; with the moment since when it has its days. */
export type Season = Omit<PriceSeason, 'weekPrice'> & { readonly since: number }

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
