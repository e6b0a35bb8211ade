import type { IsoDay } from '@marram/domain/iso-day'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OfferedStay } from './offered-stays.ts'

/**
 * A table of arrivals on which the house in `lodging` is free for so many nights and has a price for each of them. What
 * is taken is gathered once: asking the index for each of 250 arrivals took a second for a neighbourhood of full houses.
 */
function freeArrivals(stays: readonly OfferedStay[], duration: number): RawBuilder<{ arrival: IsoDay }> {
  const arrivals = stays.map(({ arrival }) => arrival)
  const counts = stays.map(({ seasonCount }) => seasonCount)
  return sql<{ arrival: IsoDay }>`
    select wished.arrival from (
      select range_agg(daterange(stay.arrival, stay.departure)) as nights from stay
      where stay.lodging_id = lodging.id
        and daterange(stay.arrival, stay.departure)
          && daterange(${arrivals.at(0) ?? null}::date, ${arrivals.at(-1) ?? null}::date + ${duration}::int)) taken,
      unnest(${arrivals}::date[], ${counts}::int[]) as wished (arrival, season_count)
    where (taken.nights && daterange(wished.arrival, wished.arrival + ${duration}::int)) is not true
    and wished.season_count = (
      select count(*) from season
      join lodging_season_price price on price.season_id = season.id and price.lodging_id = lodging.id
      where season.starts_on < wished.arrival + ${duration}::int and season.ends_on > wished.arrival)`
}

/** Whether the house in `lodging` can be booked for at least one of these stays. */
export function isFreeForOne(stays: readonly OfferedStay[], duration: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (${freeArrivals(stays, duration)})`
}

/** Those of the stays for which one house can be booked; none while it is paused. */
export function selectFreeArrivals(lodgingId: number, stays: readonly OfferedStay[], duration: number) {
  return sql<{ arrival: IsoDay }>`
    select free.arrival from lodging, lateral (${freeArrivals(stays, duration)}) free
    where lodging.id = ${lodgingId} and lodging.status = 'active'
    order by free.arrival`
}
