import type { DiscountPeriod, PricePeriod } from '@marram/domain/price-history'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Season } from './load-seasons.ts'
import type { PriceContext } from './price-context.ts'

/** Houses that are repriced every day have long histories. */
const keptDays = 400

/** Earlier history is not read; a discount that would need it has no reference price. */
export function knownSince({ now }: Pick<PriceContext, 'now'>): number {
  return now().getTime() - keptDays * 86_400_000
}

/** All week prices of these houses in these seasons, current (without an end) and former ones. */
export async function loadPricePeriods(
  context: PriceContext,
  ids: readonly number[],
  seasons: readonly Season[],
): Promise<Map<number, PricePeriod[]>> {
  const seasonIds = seasons.map(({ id }) => id)
  const rows = await context.db
    .selectFrom('lodging_season_price')
    .where(sql<SqlBool>`lodging_id = any(${ids}::int[])`)
    .where(sql<SqlBool>`season_id = any(${seasonIds}::int[])`)
    .select(['lodging_id', 'season_id', 'week_price_dkk', 'week_price_eur', 'since', noEnd.as('until')])
    .unionAll((eb) =>
      eb
        .selectFrom('week_price_past')
        .where(sql<SqlBool>`lodging_id = any(${ids}::int[])`)
        .where(sql<SqlBool>`season_id = any(${seasonIds}::int[])`)
        .where('until', '>', new Date(knownSince(context)))
        // Only discounts need reference prices.
        .where(sql<SqlBool>`exists (select from discount where discount.lodging_id = week_price_past.lodging_id)`)
        .select(['lodging_id', 'season_id', 'week_price_dkk', 'week_price_eur', 'since', 'until']),
    )
    .execute()
  return group(rows, (row) => ({
    seasonId: row.season_id,
    weekPrice: { DKK: row.week_price_dkk, EUR: row.week_price_eur },
    ...periodOf(row),
  }))
}

export type TaggedDiscount = DiscountPeriod & { readonly tag: string }

/**
 * All discounts of these houses, current (without an end) and former ones. For all arrivals: one for past arrivals
 * still affects the reference prices of others.
 */
export async function loadDiscountPeriods(
  context: PriceContext,
  ids: readonly number[],
): Promise<Map<number, TaggedDiscount[]>> {
  const columns = ['lodging_id', 'tag', 'percent', 'arrival_from', 'arrival_until', 'since'] as const
  const rows = await context.db
    .selectFrom('discount')
    .where(sql<SqlBool>`lodging_id = any(${ids}::int[])`)
    .select([...columns, noEnd.as('until'), 'id'])
    .unionAll((eb) =>
      eb
        .selectFrom('discount_past')
        .where(sql<SqlBool>`lodging_id = any(${ids}::int[])`)
        .where('until', '>', new Date(knownSince(context)))
        .select([...columns, 'until', sql<number>`0`.as('id')]),
    )
    .orderBy('id')
    .execute()
  return group(rows, (row) => ({
    tag: row.tag,
    percent: row.percent,
    arrivalFrom: row.arrival_from,
    arrivalUntil: row.arrival_until,
    ...periodOf(row),
  }))
}

const noEnd: RawBuilder<Date | null> = sql<Date | null>`null::timestamptz`

function periodOf({ since, until }: { since: Date; until: Date | null }) {
  return { since: since.getTime(), until: until?.getTime() ?? null }
}

function group<Row extends { lodging_id: number }, T>(rows: readonly Row[], present: (row: Row) => T) {
  const groups = Map.groupBy(rows, (row) => row.lodging_id)
  return new Map([...groups].map(([id, own]) => [id, own.map(present)]))
}
