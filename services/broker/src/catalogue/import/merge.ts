import type { ClientBase } from 'pg'
import { mergeStays } from './merge-stays.ts'
import { noteChanged, removeMissing, type UpsertRule, upsert } from './upsert.ts'

export type Merged = {
  readonly added: number
  readonly changed: number
  readonly paused: number
  readonly unchanged: number
  /** Written rows of places, seasons and items. */
  readonly shared: number
}

const shared: readonly UpsertRule[] = [
  { name: 'area', key: ['id'] },
  { name: 'location', key: ['id'] },
  { name: 'street', key: ['id'] },
  { name: 'season', key: ['id'] },
  { name: 'item', key: ['id'] },
]

/** Lists of a house; entries missing from the file are deleted. */
const lists: readonly UpsertRule[] = [
  { name: 'lodging_text', key: ['lodging_id', 'language_id'], lodging: 'lodging_id' },
  { name: 'lodging_image', key: ['lodging_id', 'sort_order'], lodging: 'lodging_id' },
  { name: 'lodging_season_price', key: ['lodging_id', 'season_id'], lodging: 'lodging_id' },
  { name: 'lodging_item', key: ['lodging_id', 'item_id'], lodging: 'lodging_id' },
  {
    name: 'lodging_facility',
    key: ['lodging_id', 'facility_id', `(coalesce(from_date, '-infinity'::date))`],
    sameRow: `staged.lodging_id = existing.lodging_id and staged.facility_id = existing.facility_id
      and staged.from_date is not distinct from existing.from_date`,
    lodging: 'lodging_id',
  },
]

/** Facts outside the format, such as views, stay. */
const meta: UpsertRule = { name: 'lodging_meta', key: ['lodging_id', 'key'], lodging: 'lodging_id' }
const lodging: UpsertRule = { name: 'lodging', key: ['id'], kept: ['created_at', 'updated_at'], lodging: 'id' }

/** Moves everything from the staging tables into the catalogue. Call it only after all checks. */
export async function merge(client: ClientBase, isReplacing: boolean): Promise<Merged> {
  await client.query(
    `create temporary table import_new on commit drop as
      select id from import_lodging where id not in (select id from lodging)`,
  )
  await parkSeasons(client)
  let sharedRows = 0
  for (const rule of shared) sharedRows += await upsert(client, rule)
  await upsert(client, lodging)
  for (const rule of lists) {
    await removeMissing(client, rule)
    await upsert(client, rule)
  }
  await upsert(client, meta)
  await mergeDiscounts(client)
  await mergeStays(client, isReplacing)
  const paused = isReplacing ? await pauseMissing(client) : 0
  return { ...(await countLodgings(client)), paused, shared: sharedRows }
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
  await removeMissing(client, { name: 'discount', key: [], sameRow: same })
  await noteChanged(
    client,
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
         where lodging_id in (select id from import_lodging) and lodging_id not in (select id from import_new)) as changed,
       (select count(*)::int from import_lodging where id not in (select lodging_id from import_changed)) as unchanged`,
  )
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0 }
}
