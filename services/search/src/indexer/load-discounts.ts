import type { Database } from '@marram/database/schema.generated'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { type DiscountPeriod, type PricePeriod, referencePrices } from '@marram/domain/price-history'
import type { Discount } from '@marram/domain/price-plan'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { DatedSeason } from './load-seasons.ts'

type Db = Kysely<Database>
type TaggedDiscount = DiscountPeriod & { readonly lodgingId: number; readonly tag: string }
type OwnPrice = PricePeriod & { readonly lodgingId: number }

/** Older prices are compared with nothing. */
const keptMs = 400 * 86_400_000

/**
 * The present discounts of each house, with what their reduced prices may be compared with. Most houses have none, so
 * only the others' histories are read.
 */
export async function loadDiscounts(
  db: Db,
  ids: readonly number[],
  seasons: readonly DatedSeason[],
  now: Date,
): Promise<Map<number, Discount[]>> {
  const firstDay = seasons[0]?.startsOn
  if (firstDay === undefined) return new Map()
  const discounts = Map.groupBy(await loadPeriods(db, ids, firstDay, now), ({ lodgingId }) => lodgingId)
  const reduced = [...discounts].flatMap(([id, own]) => (own.some(({ until }) => until === null) ? [id] : []))
  const prices = Map.groupBy(await loadPrices(db, reduced, seasons, now), ({ lodgingId }) => lodgingId)
  return new Map(reduced.map((id) => [id, presentDiscounts(discounts.get(id) ?? [], seasons, prices.get(id) ?? [])]))
}

function presentDiscounts(
  discounts: readonly TaggedDiscount[],
  seasons: readonly DatedSeason[],
  prices: readonly PricePeriod[],
): Discount[] {
  const present = new Set(prices.flatMap(({ seasonId, until }) => (until === null ? [seasonId] : [])))
  const priced = seasons.filter(({ id }) => present.has(id))
  const longest = Math.max(0, ...priced.map(({ maxNights }) => maxNights))
  return discounts
    .filter(({ until }) => until === null)
    .map((discount) => {
      const { tag, percent, arrivalFrom, arrivalUntil } = discount
      const lastNight = addDays(arrivalUntil, longest)
      const touched = priced.filter(({ startsOn, endsOn }) => startsOn <= lastNight && endsOn > arrivalFrom)
      return {
        tag,
        percent,
        arrivalFrom,
        arrivalUntil,
        references: referencePrices(discount, { seasons: touched, prices, discounts }),
      }
    })
}

async function loadPeriods(db: Db, ids: readonly number[], firstDay: IsoDay, now: Date): Promise<TaggedDiscount[]> {
  const columns = ['lodging_id', 'tag', 'percent', 'arrival_from', 'arrival_until', 'since'] as const
  const rows = await db
    .selectFrom('discount')
    .where(sql<SqlBool>`lodging_id = any(${ids}::int[])`)
    .where('arrival_until', '>=', firstDay)
    .select([...columns, sql<Date | null>`null::timestamptz`.as('until'), 'id'])
    .unionAll((eb) =>
      eb
        .selectFrom('discount_past')
        .where(sql<SqlBool>`lodging_id = any(${ids}::int[])`)
        .where('until', '>', new Date(now.getTime() - keptMs))
        .select([...columns, 'until', sql<number>`0`.as('id')]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    lodgingId: row.lodging_id,
    tag: row.tag,
    percent: row.percent,
    arrivalFrom: row.arrival_from,
    arrivalUntil: row.arrival_until,
    since: row.since.getTime(),
    until: row.until?.getTime() ?? null,
  }))
}

async function loadPrices(
  db: Db,
  ids: readonly number[],
  seasons: readonly DatedSeason[],
  now: Date,
): Promise<OwnPrice[]> {
  if (ids.length === 0) return []
  const seasonIds = seasons.map(({ id }) => id)
  const columns = ['lodging_id', 'season_id', 'week_price_dkk', 'week_price_eur', 'since'] as const
  const rows = await db
    .selectFrom('lodging_season_price')
    .where(sql<SqlBool>`lodging_id = any(${ids}::int[]) and season_id = any(${seasonIds}::int[])`)
    .select([...columns, sql<Date | null>`null::timestamptz`.as('until')])
    .unionAll((eb) =>
      eb
        .selectFrom('week_price_past')
        .where(sql<SqlBool>`lodging_id = any(${ids}::int[]) and season_id = any(${seasonIds}::int[])`)
        .where('until', '>', new Date(now.getTime() - keptMs))
        .select([...columns, 'until']),
    )
    .execute()
  return rows.map((row) => ({
    lodgingId: row.lodging_id,
    seasonId: row.season_id,
    weekPrice: { DKK: row.week_price_dkk, EUR: row.week_price_eur },
    since: row.since.getTime(),
    until: row.until?.getTime() ?? null,
  }))
}
