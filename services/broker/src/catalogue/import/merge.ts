import type { ClientBase } from 'pg'
import { mergeStays } from './merge-stays.ts'
import { staging } from './staging.ts'
import { noteChanged, removeMissing, type UpsertRule, upsert } from './upsert.ts'

export type Merged = {
  readonly added: number
  readonly changed: number
  readonly paused: number
  readonly unchanged: number
  /** Written rows of places, seasons and items, by kind. */
  readonly shared: Readonly<Partial<Record<SharedName, number>>>
  /** Written reviews. */
  readonly reviews: number
}

type SharedName = 'area' | 'location' | 'street' | 'season' | 'item'

const shared: readonly (UpsertRule & { readonly name: SharedName })[] = [
  { name: 'area', key: ['id'] },
  { name: 'location', key: ['id'] },
  { name: 'street', key: ['id'] },
  { name: 'season', key: ['id'] },
  { name: 'item', key: ['id'] },
]

/** Lists of a house; entries missing from the file are deleted. */
const lists: readonly UpsertRule[] = [
  { name: 'lodging_text', key: ['lodging_id', 'language_id'], lodging: 'lodging_id', field: 'texts' },
  { name: 'lodging_image', key: ['lodging_id', 'sort_order'], lodging: 'lodging_id', field: 'images' },
  { name: 'lodging_season_price', key: ['lodging_id', 'season_id'], lodging: 'lodging_id', field: 'prices' },
  { name: 'lodging_item', key: ['lodging_id', 'item_id'], lodging: 'lodging_id', field: 'items' },
  {
    name: 'lodging_facility',
    key: ['lodging_id', 'facility_id', `(coalesce(from_date, '-infinity'::date))`],
    sameRow: `staged.lodging_id = existing.lodging_id and staged.facility_id = existing.facility_id
      and staged.from_date is not distinct from existing.from_date`,
    lodging: 'lodging_id',
    field: 'facilities',
  },
]

/** Facts outside the format, such as views, stay. */
const meta: UpsertRule = { name: 'lodging_meta', key: ['lodging_id', 'key'], lodging: 'lodging_id', field: 'meta' }
const lodging: UpsertRule = { name: 'lodging', key: ['id'], kept: ['created_at', 'updated_at'], lodging: 'id' }

/** Marks houses that are paused because the file lacks them. */
export const pausedField = '(paused)'

/** Moves everything from the staging tables into the catalogue. Call it only after all checks. */
export async function merge(client: ClientBase, isReplacing: boolean): Promise<Merged> {
  await client.query(
    `create temporary table import_new on commit drop as
      select id from import_lodging where id not in (select id from lodging)`,
  )
  await parkSeasons(client)
  const sharedRows: Partial<Record<SharedName, number>> = {}
  for (const rule of shared) {
    const written = await upsert(client, rule)
    if (written > 0) sharedRows[rule.name] = written
  }
  await noteChangedFields(client)
  await upsert(client, lodging)
  for (const rule of lists) {
    await removeMissing(client, rule)
    await upsert(client, rule)
  }
  await upsert(client, meta)
  await mergeDiscounts(client)
  const reviews = await mergeStays(client, isReplacing)
  const paused = isReplacing ? await pauseMissing(client) : 0
  return { ...(await countLodgings(client)), paused, shared: sharedRows, reviews }
}

/** Records the differing columns of houses before they are overwritten. */
async function noteChangedFields(client: ClientBase): Promise<void> {
  const columns = staging.lodging.columns.filter((column) => !lodging.kept?.includes(column))
  const pairs = columns.map((column) => `('${column}', staged.${column} is distinct from existing.${column})`)
  await client.query(
    `insert into import_changed select staged.id, field
     from import_lodging staged join lodging existing using (id)
     cross join lateral (values ${pairs.join(', ')}) compared (field, differs) where differs`,
  )
}

/** Moves changed seasons out of the way: two that swap days would violate the constraint row by row. */
async function parkSeasons(client: ClientBase): Promise<void> {
  await client.query(
    `update season set starts_on = parked.day, ends_on = parked.day + 1
     from (select season.id, date '4000-01-01' + row_number() over ()::int as day
       from season join import_season staged using (id)
       where (season.starts_on, season.ends_on) is distinct from (staged.starts_on, staged.ends_on)) parked
     where season.id = parked.id`,
  )
}

async function mergeDiscounts(client: ClientBase): Promise<void> {
  const same = ['lodging_id', 'tag', 'percent', 'arrival_from', 'arrival_until']
    .map((column) => `staged.${column} = existing.${column}`)
    .join(' and ')
  await removeMissing(client, { name: 'discount', key: [], sameRow: same, field: 'discounts' })
  await noteChanged(
    client,
    'discounts',
    `insert into discount (lodging_id, tag, percent, arrival_from, arrival_until, created_at)
     select lodging_id, tag, percent, arrival_from, arrival_until, coalesce(created_at, now())
     from import_discount staged where not exists (select from discount existing where ${same})
     order by line returning lodging_id`,
  )
}

/** Pauses instead of deleting, because a house may have stays. */
function pauseMissing(client: ClientBase): Promise<number> {
  return noteChanged(
    client,
    pausedField,
    `update lodging set status = 'paused'
     where status <> 'paused' and id not in (select id from import_lodging) returning id as lodging_id`,
  )
}

async function countLodgings(client: ClientBase): Promise<Pick<Merged, 'added' | 'changed' | 'unchanged'>> {
  await client.query(
    `update lodging set updated_at = now()
     where id in (select lodging_id from import_changed) and id not in (select id from import_new)`,
  )
  const { rows } = await client.query<{ added: number; changed: number; unchanged: number }>(
    `select (select count(*)::int from import_new) as added,
       (select count(distinct lodging_id)::int from import_changed
         where field is distinct from '${pausedField}' and lodging_id not in (select id from import_new)) as changed,
       (select count(*)::int from import_lodging where id not in (select lodging_id from import_changed)) as unchanged`,
  )
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0 }
}
