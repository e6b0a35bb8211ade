import { createHash } from 'node:crypto'
import type { Database, SharedListTable } from '@marram/database/schema.generated'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { type SharedListState, sharedListState } from '@marram/domain/shared-list'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely, Selectable } from 'kysely'
import type { FavoritesContext } from '../context.ts'

export type Db = Kysely<Database>

/** The account of whoever asks, found out only where it matters; null without one. */
export type FindAccount = () => Promise<number | null>

export type ListContext = FavoritesContext & { readonly findAccount: FindAccount }

export type Access = { readonly token: string; readonly key: string | null }

export type OpenList = {
  readonly row: Selectable<SharedListTable>
  readonly state: Exclude<SharedListState, 'over'>
  readonly today: IsoDay
  /** Who of its people asks; null for somebody who only has the address. */
  readonly you: { readonly number: number; readonly isOwner: boolean } | null
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Locked, changes of one list come one after another, so that its limits hold. */
export async function openList(
  db: Db,
  { token, key }: Access,
  { now, findAccount }: Pick<ListContext, 'now' | 'findAccount'>,
  { isLocked = false } = {},
): Promise<OpenList | Refusal> {
  const found = db.selectFrom('shared_list').selectAll().where('token_hash', '=', hashOf(token))
  const row = await (isLocked ? found.forUpdate() : found).executeTakeFirst()
  if (!row) return unknownList()
  const today = copenhagenDay(now())
  const state = sharedListState({ endsOn: row.ends_on, endedOn: row.ended_on }, today)
  if (state === 'over') return unknownList()
  return { row, state, today, you: await findYou(db, row, key, findAccount) }
}

/** By the cookie of the browser; the owner also by the account that was logged in when the list was made. */
async function findYou(
  db: Db,
  { id, user_id }: Selectable<SharedListTable>,
  key: string | null,
  findAccount: FindAccount,
): Promise<OpenList['you']> {
  const people = db.selectFrom('shared_list_person').select(['number', 'is_owner as isOwner']).where('list_id', '=', id)
  const byKey = key === null ? undefined : await people.where('key_hash', '=', hashOf(key)).executeTakeFirst()
  if (byKey?.isOwner || user_id === null || (await findAccount()) !== user_id) return byKey ?? null
  return (await people.where('is_owner', '=', true).executeTakeFirst()) ?? byKey ?? null
}

/** The same whether it never existed, was deleted or is over. */
function unknownList(): Refusal {
  return refuse(404, 'unknown-list', 'There is no such list, or it is over.')
}

export const ended = (): Refusal => refuse(409, 'list-ended', 'The voting has ended.')
export const notTheOwner = (): Refusal => refuse(403, 'not-the-owner', 'Only whoever made the list can do this.')

/** Never the same twice, so that a late request for what was deleted does not meet something else. */
export async function nextNumber(db: Db, listId: number): Promise<number> {
  const { last_number } = await db
    .updateTable('shared_list')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', 1) }))
    .where('id', '=', listId)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}
