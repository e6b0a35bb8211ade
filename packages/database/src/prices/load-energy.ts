import type { ConsumptionBasis, EnergyBasis } from '@marram/domain/energy-estimate'
import { energyFactKeys, energyFacts } from '@marram/domain/energy-model'
import { facilityByKey } from '@marram/domain/facility'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type SqlBool, sql } from 'kysely'
import type { PriceContext } from './price-context.ts'

type Context = Pick<PriceContext, 'db' | 'now'>

const factIds = energyFactKeys.map((key) => facilityByKey(key).id)

/** Inputs of the energy estimates of these houses: meter readings, and today's facts; one query. */
export async function loadEnergy({ db, now }: Context, ids: readonly number[]): Promise<Map<number, EnergyBasis>> {
  if (ids.length === 0) return new Map()
  const today = copenhagenDay(now())
  // Of two facilities valid today, the later one was added to replace the other: the last of a key wins.
  const facts = sql<Readonly<Record<string, string>> | null>`(
    select jsonb_object_agg(facility_id, value order by from_date nulls first) from lodging_facility
    where lodging_id = lodging.id and facility_id = any(${factIds}::int[])
      and coalesce(from_date, ${today}::date) <= ${today}::date and coalesce(to_date, ${today}::date) >= ${today}::date)`
  const consumption = sql<readonly ConsumptionBasis[] | null>`(
    select jsonb_agg(read) from (
      select item_id as "itemId", season, sum(consumed) as consumed, sum(days * (adults + children)) as "personDays",
        count(*) as stays
      from item_consumption where lodging_id = lodging.id group by item_id, season) read)`
  const houses = await db
    .selectFrom('lodging')
    .where(sql<SqlBool>`id = any(${ids}::int[])`)
    .select(['id', 'max_persons', 'built_year', 'renovated_year'])
    .select([facts.as('facts'), consumption.as('consumption')])
    .execute()
  return new Map(
    houses.map((house) => {
      const find = (key: (typeof energyFactKeys)[number]) =>
        house.facts?.[facilityByKey(key).id] ?? (key === 'renovated-year' ? house.renovated_year : null)
      const known = energyFacts({ maxPersons: house.max_persons, builtYear: house.built_year, find })
      return [house.id, { facts: known, consumption: house.consumption ?? [] }]
    }),
  )
}
