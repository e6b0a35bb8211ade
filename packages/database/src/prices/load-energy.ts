import type { EnergyBasis } from '@marram/domain/energy-estimate'
import { energyFactKeys, energyFacts } from '@marram/domain/energy-model'
import { facilityByKey } from '@marram/domain/facility'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type SqlBool, sql } from 'kysely'
import { loadConsumption } from './load-consumption.ts'
import type { PriceContext } from './price-context.ts'

type Context = Pick<PriceContext, 'db' | 'now'>

/** What estimates of these houses rest on: meters that were read, and what the houses are like today; two queries. */
export async function loadEnergy(context: Context, ids: readonly number[]): Promise<Map<number, EnergyBasis>> {
  if (ids.length === 0) return new Map()
  const [rows, consumption] = await Promise.all([loadFacts(context, ids), loadConsumption(context, ids)])
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, own]) => {
      const [house] = own
      if (house === undefined) return []
      const values = new Map(own.map(({ facility_id, value }) => [facility_id, value]))
      const facts = energyFacts({
        maxPersons: house.max_persons,
        builtYear: house.built_year,
        find: (key) => values.get(facilityByKey(key).id) ?? (key === 'renovated-year' ? house.renovated_year : null),
      })
      return [[id, { facts, consumption: consumption.get(id) ?? [] }] as const]
    }),
  )
}

const factIds = energyFactKeys.map((key) => facilityByKey(key).id)

/** A row for each facility, or one without. Of two that hold today, the later one was written to replace the other. */
function loadFacts({ db, now }: Context, ids: readonly number[]) {
  const today = copenhagenDay(now())
  return db
    .selectFrom('lodging')
    .leftJoin('lodging_facility as fact', (join) =>
      join
        .onRef('fact.lodging_id', '=', 'lodging.id')
        .on(sql<SqlBool>`fact.facility_id = any(${factIds}::int[])`)
        .on(sql<SqlBool>`coalesce(fact.from_date, ${today}) <= ${today}`)
        .on(sql<SqlBool>`coalesce(fact.to_date, ${today}) >= ${today}`),
    )
    .where(sql<SqlBool>`lodging.id = any(${ids}::int[])`)
    .select(['lodging.id', 'lodging.max_persons', 'lodging.built_year', 'lodging.renovated_year'])
    .select(['fact.facility_id', 'fact.value'])
    .orderBy('fact.from_date', (order) => order.asc().nullsFirst())
    .execute()
}
