import type { BlockPurpose } from '@marram/contract/desk/plan'
import { notifyTags } from '@marram/database/changes'
import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'

type Db = Kysely<Database>

export type BlockRequest = Stay & {
  readonly house: number
  readonly purpose: BlockPurpose
  /** For staff only. */
  readonly note: string
}

type Clock = { readonly now: Date; readonly today: IsoDay }

export async function addBlock(trx: Db, block: BlockRequest, clock: Clock): Promise<number | Refusal> {
  const refused = await refuseNights(trx, { block, stayId: null, lock: [block.house] }, clock)
  if (refused !== null) return refused
  const { house, arrival, departure, purpose, note } = block
  const { id } = await trx
    .insertInto('stay')
    .values({ lodging_id: house, kind: 'owner', arrival, departure, created_at: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('house_block').values({ stay_id: id, purpose, note }).execute()
  await announce(trx, [house])
  return id
}

export type StoredBlock = Stay & { readonly house: number; readonly purpose: BlockPurpose | null }

/** Returns the block as it was. */
export async function moveBlock(
  trx: Db,
  { id, was, ...block }: BlockRequest & { readonly id: number; readonly was: Stay },
  clock: Clock,
): Promise<StoredBlock | Refusal> {
  const before = await findBlock(trx, id, was)
  if (isRefusal(before)) return before
  const houses = [...new Set([before.house, block.house])]
  const refused = await refuseNights(trx, { block, stayId: id, lock: houses }, clock)
  if (refused !== null) return refused
  const { house, arrival, departure, purpose, note } = block
  await trx.updateTable('stay').set({ lodging_id: house, arrival, departure }).where('id', '=', id).execute()
  await trx
    .insertInto('house_block')
    .values({ stay_id: id, purpose, note })
    .onConflict((conflict) => conflict.column('stay_id').doUpdateSet({ purpose, note }))
    .execute()
  await announce(trx, houses)
  return before
}

/** Returns the removed block. */
export async function removeBlock(trx: Db, id: number, was: Stay): Promise<StoredBlock | Refusal> {
  const before = await findBlock(trx, id, was)
  if (isRefusal(before)) return before
  await trx.deleteFrom('stay').where('id', '=', id).execute()
  await announce(trx, [before.house])
  return before
}

/** Locked. Blocks of another portal's calendar belong to it: its next import would undo a change. */
async function findBlock(trx: Db, id: number, was: Stay): Promise<StoredBlock | Refusal> {
  const row = await trx
    .selectFrom('stay')
    .leftJoin('house_block', 'house_block.stay_id', 'stay.id')
    .where('stay.id', '=', id)
    .where('stay.kind', '=', 'owner')
    .select(['lodging_id as house', 'arrival', 'departure', 'source', 'purpose'])
    .forUpdate('stay')
    .executeTakeFirst()
  if (!row) return refuse(404, 'unknown-block', `There is no block ${id}.`)
  const { source, ...block } = row
  if (source !== null) return refuse(409, 'foreign-block', `The block belongs to the calendar ${source}.`)
  if (block.arrival !== was.arrival || block.departure !== was.departure) {
    return refuse(409, 'block-changed', 'The block has other nights meanwhile.')
  }
  return block
}

type Wanted = { readonly block: BlockRequest; readonly stayId: number | null; readonly lock: readonly number[] }

/** Queues at the houses' rows, as all claims of nights do. The constraint still has the last word. */
async function refuseNights(trx: Db, { block, stayId, lock }: Wanted, { now, today }: Clock): Promise<Refusal | null> {
  const { house, arrival, departure } = block
  if (departure <= today) return refuse(422, 'past', 'These nights are over.')
  const locked = await trx
    .selectFrom('lodging')
    .where('id', 'in', lock)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (!locked.some(({ id }) => id === house)) return refuse(404, 'unknown-house', `There is no house ${house}.`)
  await sql`
    delete from stay using hold
    where hold.stay_id = stay.id and hold.lodging_id = ${house} and hold.expires_at <= ${now}`.execute(trx)
  const other = await trx
    .selectFrom('stay')
    .where('lodging_id', '=', house)
    .where('id', 'is distinct from', stayId)
    .where('arrival', '<', departure)
    .where('departure', '>', arrival)
    .select(['kind', 'source', 'arrival', 'departure'])
    .orderBy('arrival')
    .executeTakeFirst()
  return other ? refuseTaken(other) : null
}

type Taken = Stay & { readonly kind: 'guest' | 'owner' | 'hold'; readonly source: string | null }

function refuseTaken({ kind, source, arrival, departure }: Taken): Refusal {
  const days = `${arrival} to ${departure}`
  if (kind === 'hold') return refuse(409, 'taken-by-hold', `A guest is booking the nights ${days}.`)
  if (kind === 'guest') return refuse(409, 'taken-by-guest', `Guests have the nights ${days}.`)
  if (source !== null) return refuse(409, 'taken-by-portal', `${source} has the nights ${days}.`)
  return refuse(409, 'taken-by-block', `The nights ${days} are blocked already.`)
}

const announce = (trx: Db, houses: readonly number[]): Promise<void> =>
  notifyTags(trx, [...houses.map((id) => `lodging:${id}`), 'lodgings'])
