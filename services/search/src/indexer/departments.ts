import type { Locale } from '@marram/domain/edition'
import { readValue, writeValue } from '../store/columns.ts'
import type { LodgingRecord } from '../store/record.ts'
import { noteTraits, type Store } from '../store/store.ts'

/** The content service's id of the responsible office, by location. */
type Departments = ReadonlyMap<number, string>
type Entry = Readonly<{ sys: Readonly<{ id: string }> }>

/** The part of the content client used here. */
export type DepartmentSource = Readonly<{
  areas: (locale: Locale) => Promise<readonly (Entry & Readonly<{ locationIds: readonly number[] | null }>)[]>
  departments: (
    locale: Locale,
  ) => Promise<readonly (Entry & Readonly<{ areas: readonly Readonly<{ id: string }>[] }>)[]>
}>

const attribute = 'departmentSysId'

/** Loads the offices from the content service, and writes changes to every house. */
export async function refreshDepartments(
  {
    engine: { store },
    departments,
  }: Readonly<{ engine: Readonly<{ store: Store }>; departments: Map<number, string> }>,
  content: DepartmentSource | null,
): Promise<void> {
  if (content === null) return
  const loaded = await loadDepartments(content)
  departments.clear()
  for (const [location, department] of loaded) departments.set(location, department)
  putDepartments(store, departments, store.rowOf.values())
}

async function loadDepartments(content: DepartmentSource): Promise<Departments> {
  // Areas have the same office in every language.
  const [areas, departments] = await Promise.all([content.areas('da-DK'), content.departments('da-DK')])
  const locationsOf = new Map(areas.map(({ sys, locationIds }) => [sys.id, locationIds ?? []]))
  return new Map(
    departments.flatMap((department) =>
      department.areas.flatMap(({ id }) =>
        (locationsOf.get(id) ?? []).map((location) => [location, department.sys.id]),
      ),
    ),
  )
}

/** The record with its responsible office. */
export function withDepartment(record: LodgingRecord, departments: Departments): LodgingRecord {
  const department = departments.get(Number(record.attributes.get('locationId')))
  if (department === undefined) return record
  return { ...record, attributes: new Map([...record.attributes, [attribute, department]]) }
}

/** Houses come from the database and offices from the content service, which may be down while houses are read. */
function putDepartments(store: Store, departments: Departments, rows: Iterable<number>): void {
  for (const row of rows) {
    const location = readValue(store.columns.get('locationId'), row)
    const department = departments.get(Number(location)) ?? ''
    if ((readValue(store.columns.get(attribute), row) ?? '') === department) continue
    writeValue(store.columns, store.capacity, attribute, row, department)
    noteTraits(store, row)
  }
}
