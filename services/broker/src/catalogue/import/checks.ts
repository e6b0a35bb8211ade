import type { ClientBase } from 'pg'
import { crossChecks } from './cross-checks.ts'
import type { ProblemList } from './problem.ts'
import { maxProblems } from './problem.ts'
import { references } from './references.ts'
import type { StagedName } from './staging.ts'

/** A query for `line` and `reason`. */
export type Check = string

type Once = { readonly name: StagedName; readonly key: readonly string[]; readonly what: string }

/** What may be in a file, or in one line of it, only once. */
const once: readonly Once[] = [
  { name: 'area', key: ['id'], what: `'area ' || id` },
  { name: 'area', key: ['slug'], what: `'area slug ' || slug` },
  { name: 'location', key: ['id'], what: `'location ' || id` },
  { name: 'street', key: ['id'], what: `'street ' || id` },
  { name: 'street', key: ['location_id', 'slug'], what: `'street ' || slug || ' of location ' || location_id` },
  { name: 'season', key: ['id'], what: `'season ' || id` },
  { name: 'item', key: ['id'], what: `'item ' || id` },
  { name: 'lodging', key: ['id'], what: `'lodging ' || id` },
  { name: 'lodging', key: ['lower(name)'], what: `'the name ' || name` },
  { name: 'review', key: ['id'], what: `'review ' || id` },
  { name: 'lodging_image', key: ['line', 'sort_order'], what: `'the picture with sortOrder ' || sort_order` },
  { name: 'lodging_season_price', key: ['line', 'season_id'], what: `'the price of season ' || season_id` },
  { name: 'lodging_item', key: ['line', 'item_id'], what: `'the price of item ' || item_id` },
  {
    name: 'lodging_facility',
    key: ['line', 'facility_id', `coalesce(from_date, '-infinity')`],
    what: `'facility ' || facility_id || ' from the same day'`,
  },
  {
    name: 'discount',
    key: ['line', 'tag', 'percent', 'arrival_from', 'arrival_until'],
    what: `'the discount ' || tag || ' from ' || arrival_from`,
  },
]

function onceCheck({ name, key, what }: Once): Check {
  return `
    select line, what || case when first = line then ' stands twice in this line.'
      else ' stands already in line ' || first || '.' end as reason
    from (select line, ${what} as what, min(line) over (partition by ${key.join(', ')}) as first,
        row_number() over (partition by ${key.join(', ')} order by line) as place from import_${name}) numbered
    where place > 1`
}

/** What can only be seen with the whole file at hand, and with what the database holds already. */
export async function checkStaged(client: ClientBase, problems: ProblemList, isReplacing: boolean): Promise<void> {
  const checks = [...once.map(onceCheck), ...references, ...crossChecks(isReplacing)]
  for (const check of checks) {
    const { rows } = await client.query<{ line: number; reason: string }>(
      `select line, reason from (${check}) found order by line limit ${maxProblems + 1}`,
    )
    for (const { line, reason } of rows) problems.add(line, reason)
  }
}
