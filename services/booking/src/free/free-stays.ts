import type { IsoDay } from '@marram/domain/iso-day'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Stays of one length in the agency's calendar, with sorted arrivals. */
export type OfferedStays = { readonly arrivals: readonly IsoDay[]; readonly duration: number }

/**
 * A table of bookable arrivals of the house in `lodging`: nights with a price minus taken nights, computed once per house.
 * Checking every arrival of a year took a second for a neighbourhood of full houses; `offset 0` keeps the planner from
 * doing that.
 */
function freeArrivals({ arrivals, duration }: OfferedStays): RawBuilder<{ arrival: IsoDay }> {
  const from = sql`${arrivals.at(0) ?? null}::date`
  const until = sql`${arrivals.at(-1) ?? null}::date + ${duration}::int`
  return sql<{ arrival: IsoDay }>`
    select wished.arrival from (
      select (
        select range_agg(daterange(season.starts_on, season.ends_on)) from season
        join lodging_season_price price on price.season_id = season.id
        where price.lodging_id = lodging.id and season.starts_on < ${until} and season.ends_on > ${from}
      ) - coalesce((
        select range_agg(daterange(stay.arrival, stay.departure)) from stay
        where stay.lodging_id = lodging.id and daterange(stay.arrival, stay.departure) && daterange(${from}, ${until})
      ), '{}'::datemultirange) as nights
      offset 0) free,
      unnest(${arrivals}::date[]) as wished (arrival)
    where free.nights @> daterange(wished.arrival, wished.arrival + ${duration}::int)`
}

/** True if the house in `lodging` can be booked for at least one of these stays. */
export function isFreeForOne(stays: OfferedStays): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (${freeArrivals(stays)})`
}

/** Bookable arrivals of one house; none while it is paused. */
export function selectFreeArrivals(lodgingId: number, stays: OfferedStays) {
  return sql<{ arrival: IsoDay }>`
    select free.arrival from lodging, lateral (${freeArrivals(stays)}) free
    where lodging.id = ${lodgingId} and lodging.status = 'active'
    order by free.arrival`
}
