import type { ClientBase } from 'pg'
import { crossChecks } from './cross-checks.ts'
import type { ProblemList } from './problem.ts'
import { references } from './references.ts'
import type { StagedName } from './staging.ts'

/** A query that selects `line` and `reason`. */
export type Check = string

type UniqueRule = { readonly name: StagedName; readonly key: readonly string[]; readonly label: string }

/** Keys that must be unique in a file or in one of its lines. */
const uniqueRules: readonly UniqueRule[] = [
  { name: 'area', key: ['id'], label: `'area ' || id` },
  { name: 'area', key: ['slug'], label: `'area slug ' || slug` },
  { name: 'location', key: ['id'], label: `'location ' || id` },
  { name: 'street', key: ['id'], label: `'street ' || id` },
  { name: 'street', key: ['location_id', 'slug'], label: `'street ' || slug || ' of location ' || location_id` },
  { name: 'season', key: ['id'], label: `'season ' || id` },
  { name: 'item', key: ['id'], label: `'item ' || id` },
  { name: 'lodging', key: ['id'], label: `'lodging ' || id` },
  { name: 'lodging', key: ['lower(name)'], label: `'the name ' || name` },
  { name: 'review', key: ['id'], label: `'review ' || id` },
  { name: 'lodging_image', key: ['line', 'sort_order'], label: `'the picture with sortOrder ' || sort_order` },
  { name: 'lodging_season_price', key: ['line', 'season_id'], label: `'the price of season ' || season_id` },
  { name: 'lodging_item', key: ['line', 'item_id'], label: `'the price of item ' || item_id` },
  {
    name: 'lodging_facility',
    key: ['line', 'facility_id', `coalesce(from_date, '-infinity')`],
    label: `'facility ' || facility_id || ' from the same day'`,
  },
  {
    name: 'discount',
    key: ['line', 'tag', 'percent', 'arrival_from', 'arrival_until'],
    label: `'the discount ' || tag || ' from ' || arrival_from`,
  },
]

function uniqueCheck({ name, key, label }: UniqueRule): Check {
  return `
    select line, label || case when first = line then ' is listed twice in this line.'
      else ' is already listed in line ' || first || '.' end as reason
    from (select line, ${label} as label, min(line) over (partition by ${key.join(', ')}) as first,
        row_number() over (partition by ${key.join(', ')} order by line) as place from import_${name}) numbered
    where place > 1`
}

/** Runs the checks that need the whole file or the database. */
export async function checkStaged(client: ClientBase, problems: ProblemList, isReplacing: boolean): Promise<void> {
  const checks = [...uniqueRules.map(uniqueCheck), ...references, ...crossChecks(isReplacing)]
  for (const check of checks) {
    const { rows } = await client.query<{ line: number; reason: string }>(
      `select line, reason from (${check}) found order by line limit ${problems.max + 1}`,
    )
    for (const { line, reason } of rows) problems.add(line, reason)
  }
}
