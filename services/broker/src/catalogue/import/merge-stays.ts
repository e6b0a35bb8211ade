import type { ClientBase } from 'pg'
import { isDroppedBlock } from './cross-checks.ts'
import { noteChanged, upsert } from './upsert.ts'

const sameNights = `
  existing.lodging_id = staged.lodging_id and existing.kind = staged.kind
  and existing.arrival = staged.arrival and existing.departure = staged.departure`

const storedConsumption = `
  select lodging_id, stay_id, item_id, season, adults, children, days, consumed from item_consumption
  where lodging_id in (select id from import_lodging where has_consumption)`

const stagedConsumption = `
  select staged.lodging_id, stay.id as stay_id, item_id, season, staged.adults, staged.children, days, consumed
  from import_item_consumption staged
  left join stay on stay.lodging_id = staged.lodging_id and stay.arrival = staged.stay_arrival`

/**
 * Merges stays, blocks, consumption and reviews. Guests' stays are added and completed, never removed. Returns the number
 * of written reviews.
 */
export async function mergeStays(client: ClientBase, isReplacing: boolean): Promise<number> {
  await removeBlocks(client, isReplacing)
  await noteChanged(
    client,
    'nights',
    `insert into stay (lodging_id, kind, arrival, departure, adults, children, infants, pets, source, created_at)
     select lodging_id, kind, arrival, departure, adults, children, infants, pets, source, coalesce(created_at, now())
     from import_stay staged where not exists (select from stay existing where ${sameNights})
     order by line returning lodging_id`,
  )
  await noteChanged(
    client,
    'nights',
    `update stay existing set adults = staged.adults, children = staged.children,
       infants = staged.infants, pets = staged.pets
     from import_stay staged where ${sameNights} and staged.kind = 'guest'
       and (existing.adults, existing.children, existing.infants, existing.pets)
         is distinct from (staged.adults, staged.children, staged.infants, staged.pets)
     returning existing.lodging_id`,
  )
  // Without new statistics the planner treats the table as empty.
  await client.query('analyze stay')
  await mergeConsumption(client)
  return mergeReviews(client)
}

async function removeBlocks(client: ClientBase, isReplacing: boolean): Promise<void> {
  await noteChanged(
    client,
    'nights',
    `delete from stay existing using import_stay staged
     where existing.kind = 'owner' and staged.kind = 'owner' and existing.source is not distinct from staged.source
       and existing.lodging_id = staged.lodging_id
       and daterange(existing.arrival, existing.departure) && daterange(staged.arrival, staged.departure)
       and not (${sameNights})
     returning existing.lodging_id`,
  )
  if (isReplacing) {
    await noteChanged(
      client,
      'nights',
      `delete from stay existing where ${isDroppedBlock} returning existing.lodging_id`,
    )
  }
}

/** These rows have no key, so a house with any difference gets all of its rows replaced. */
async function mergeConsumption(client: ClientBase): Promise<void> {
  await client.query(
    `create temporary table import_consumers on commit drop as
     select distinct lodging_id from (
       ((${storedConsumption}) except all (${stagedConsumption})) union all ((${stagedConsumption}) except all (${storedConsumption}))) different`,
  )
  const isDifferent = 'lodging_id in (select lodging_id from import_consumers)'
  await client.query(`delete from item_consumption where ${isDifferent}`)
  await client.query(
    `insert into item_consumption (lodging_id, stay_id, item_id, season, adults, children, days, consumed)
     select * from (${stagedConsumption} order by staged.line) merged where ${isDifferent}`,
  )
  await client.query(`insert into import_changed select lodging_id, 'consumption' from import_consumers`)
}

async function mergeReviews(client: ClientBase): Promise<number> {
  await client.query('alter table import_review add column stay_id bigint')
  await client.query(
    `update import_review staged set stay_id = stay.id from stay
     where stay.lodging_id = staged.lodging_id and stay.arrival = staged.stay_arrival and stay.kind = 'guest'`,
  )
  const written = await upsert(client, {
    name: 'review',
    key: ['id'],
    also: ['stay_id'],
    lodging: 'lodging_id',
    field: 'reviews',
  })
  // Imported ids bypass the sequence; move it past them so that the next guest's review gets a free id.
  await client.query(
    `select setval(sequence, greatest((select max(id) from review), (select last_value from review_id_seq)))
     from pg_get_serial_sequence('review', 'id') as sequence where exists (select from import_review)`,
  )
  return written
}
