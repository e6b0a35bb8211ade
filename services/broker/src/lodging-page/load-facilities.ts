import type { Edition } from '@marram/domain/edition'
import { type Facility, facilities, findFacilityById } from '@marram/domain/facility'
import { type FacilityGroupKey, facilityGroups } from '@marram/domain/facility/group'
import { parseFacilityValue } from '@marram/domain/facility/value'
import type { IsoDay } from '@marram/domain/iso-day'
import { sql } from 'kysely'
import type { BrokerContext } from '../context.ts'

const maxFacilities = 999

/** The facilities of each house on this day, in display order. */
export async function loadFacilities(
  { db }: Pick<BrokerContext, 'db'>,
  ids: readonly number[],
  edition: Edition,
  today: IsoDay,
) {
  const rows = await db
    .selectFrom('lodging_facility')
    .where(sql<boolean>`lodging_id = any(${ids}::int[])`)
    .where((eb) => eb.or([eb('from_date', 'is', null), eb('from_date', '<=', today)]))
    .where((eb) => eb.or([eb('to_date', 'is', null), eb('to_date', '>=', today)]))
    .distinctOn(['lodging_id', 'facility_id'])
    .select(['lodging_id', 'facility_id', 'value', 'from_date', 'to_date'])
    .orderBy('lodging_id')
    .orderBy('facility_id')
    // Of two rows valid today, the later one replaces the other.
    .orderBy('from_date', (order) => order.desc().nullsLast())
    .execute()
  const groups = Map.groupBy(rows, (row) => row.lodging_id)
  return new Map([...groups].map(([id, facts]) => [id, presentFacilities(facts, edition)]))
}

export type ShownFacility = NonNullable<ReturnType<typeof presentFacility>>

/** The groups of these facilities, in the edition's language. */
export function groupsOf(shown: readonly ShownFacility[], { key: language }: Edition) {
  const used = new Set<string>(shown.flatMap(({ groups }) => groups))
  return facilityGroups.filter(({ key }) => used.has(key)).map(({ key, names }) => ({ key, name: names[language] }))
}

const positions = new Map(facilities.map(({ id }, index) => [id, index]))

type Row = Readonly<{
  lodging_id: number
  facility_id: number
  value: string
  from_date: IsoDay | null
  to_date: IsoDay | null
}>

/** @internal */
export function presentFacilities(rows: readonly Row[], edition: Edition) {
  return rows
    .flatMap((row) => {
      const facility = findFacilityById(row.facility_id)
      const shown = facility && presentFacility(facility, row, edition)
      return shown ? [shown] : []
    })
    .sort((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
    .slice(0, maxFacilities)
}

/** Null for an empty value, such as a feature that the house lacks. */
function presentFacility(facility: Facility, row: Row, { key: language }: Edition) {
  const { value } = row
  if (parseFacilityValue(facility, value) === null) return null
  const { id, key, names, valueType } = facility
  const groups: readonly FacilityGroupKey[] = facility.groups
  const option = valueType === 'string' ? facility.options.find((one) => one.value === value) : undefined
  return {
    lodgingId: row.lodging_id,
    id,
    key,
    name: names[language],
    description: describeFacility(facility, language),
    typeId: typeIds[valueType],
    facilityGroupIds: groups.map((group) => groupIds.get(group)),
    fromDate: row.from_date,
    toDate: row.to_date,
    groups,
    valueType,
    value,
    valueName: option?.names[language] ?? null,
    unit: valueType === 'number' ? (facility.unit ?? null) : null,
    amenity: facility.amenity ?? null,
  }
}

const typeIds = { bool: 1, string: 2, number: 3 } as const
const groupIds = new Map<string, number>(facilityGroups.map(({ key, id }) => [key, id]))
const units = { m: 'm', m2: 'm²', kw: 'kW', mbit: 'Mbit/s' } as const

function describeFacility(facility: Facility, language: Edition['key']): string {
  const name = facility.names[language]
  if (facility.valueType === 'string')
    return `${name}: ${facility.options.map((option) => option.names[language]).join(', ')}`
  return facility.valueType === 'number' && facility.unit ? `${name} (${units[facility.unit]})` : name
}
