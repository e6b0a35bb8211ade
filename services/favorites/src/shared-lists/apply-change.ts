import type { sharedListChange } from '@marram/contract/favorites/shared-list'
import { isPossibleEnd, sharedListLimits } from '@marram/domain/shared-list'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { InferOutput } from 'valibot'
import { endImpossible } from './create-list.ts'
import { type Db, ended, nextNumber, notTheOwner, type OpenList } from './open-list.ts'

export type Change = InferOutput<typeof sharedListChange>
type ChangeResult = Refusal | null

type OwnList = OpenList & { readonly you: NonNullable<OpenList['you']> }

/** Null on success. */
export async function applyChange(db: Db, list: OwnList, change: Change, at: Date): Promise<ChangeResult> {
  const { you, state } = list
  switch (change.kind) {
    case 'vote':
      return state === 'ended' ? ended() : castVote(db, list, change)
    case 'comment':
      return state === 'ended' ? ended() : addComment(db, list, change, at)
    // People and comments can be removed as long as the list is readable.
    case 'remove-comment':
      return removeComment(db, list, change.number)
    case 'remove-person':
      return removePerson(db, list, change.number)
    default:
      return you.isOwner ? changeAsOwner(db, list, change) : notTheOwner()
  }
}

type OwnersChange = Extract<Change, { kind: 'rename' | 'end' | 'move-end' | 'remove-house' }>

async function changeAsOwner(db: Db, list: OwnList, change: OwnersChange): Promise<ChangeResult> {
  const { row, today } = list
  const update = db.updateTable('shared_list').where('id', '=', row.id)
  switch (change.kind) {
    case 'rename':
      await update.set({ title: change.title }).execute()
      return null
    case 'end':
      await update.set({ ended_on: row.ended_on ?? today }).execute()
      return null
    case 'move-end':
      if (!isPossibleEnd(change.endsOn, today, row.arrival)) return endImpossible()
      await update.set({ ends_on: change.endsOn, ended_on: null }).execute()
      return null
    case 'remove-house':
      return removeLodging(db, list, change.lodgingId)
  }
}

async function castVote(
  db: Db,
  { row, you }: OwnList,
  { lodgingId, vote }: Extract<Change, { kind: 'vote' }>,
): Promise<ChangeResult> {
  if (!(await hasLodging(db, row.id, lodgingId))) return unknownLodging()
  const key = { list_id: row.id, person_number: you.number, lodging_id: lodgingId }
  if (vote === null) {
    await db
      .deleteFrom('shared_list_vote')
      .where((eb) => eb.and(key))
      .execute()
    return null
  }
  await db
    .insertInto('shared_list_vote')
    .values({ ...key, vote })
    .onConflict((conflict) => conflict.columns(['list_id', 'person_number', 'lodging_id']).doUpdateSet({ vote }))
    .execute()
  return null
}

async function addComment(
  db: Db,
  { row, you }: OwnList,
  { lodgingId, text }: Extract<Change, { kind: 'comment' }>,
  at: Date,
): Promise<ChangeResult> {
  if (!(await hasLodging(db, row.id, lodgingId))) return unknownLodging()
  const comments = db.selectFrom('shared_list_comment').where('list_id', '=', row.id)
  const { count } = await comments.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  if (count >= sharedListLimits.comments) return refuse(409, 'comments-full', 'This list has too many comments.')
  const last = await comments.selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
  // A form submitted twice is one comment.
  if (last?.person_number === you.number && last.lodging_id === lodgingId && last.text === text) return null
  const number = await nextNumber(db, row.id)
  await db
    .insertInto('shared_list_comment')
    .values({ list_id: row.id, number, person_number: you.number, lodging_id: lodgingId, text, created_at: at })
    .execute()
  return null
}

async function removeComment(db: Db, { row, you }: OwnList, number: number): Promise<ChangeResult> {
  const query = db.deleteFrom('shared_list_comment').where('list_id', '=', row.id).where('number', '=', number)
  const { numDeletedRows } = await (you.isOwner
    ? query
    : query.where('person_number', '=', you.number)
  ).executeTakeFirst()
  return numDeletedRows > 0n ? null : refuse(404, 'unknown-comment', 'There is no such comment of yours.')
}

/** Removes a person with votes and comments. The owner cannot leave, only delete the list. */
async function removePerson(db: Db, { row, you }: OwnList, number: number): Promise<ChangeResult> {
  if (!you.isOwner && number !== you.number) return notTheOwner()
  const { numDeletedRows } = await db
    .deleteFrom('shared_list_person')
    .where('list_id', '=', row.id)
    .where('number', '=', number)
    .where('is_owner', '=', false)
    .executeTakeFirst()
  return numDeletedRows > 0n ? null : refuse(404, 'unknown-person', 'There is no such person on this list.')
}

async function removeLodging(db: Db, { row }: OwnList, lodgingId: number): Promise<ChangeResult> {
  const houses = await db.selectFrom('shared_list_house').select('lodging_id').where('list_id', '=', row.id).execute()
  if (!houses.some(({ lodging_id }) => lodging_id === lodgingId)) return unknownLodging()
  if (houses.length === 1) return refuse(409, 'last-house', 'A list has at least one house.')
  await db.deleteFrom('shared_list_house').where('list_id', '=', row.id).where('lodging_id', '=', lodgingId).execute()
  return null
}

async function hasLodging(db: Db, listId: number, lodgingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('shared_list_house')
    .select('lodging_id')
    .where('list_id', '=', listId)
    .where('lodging_id', '=', lodgingId)
    .executeTakeFirst()
  return row !== undefined
}

const unknownLodging = (): Refusal => refuse(404, 'unknown-house', 'This house is not on the list.')
