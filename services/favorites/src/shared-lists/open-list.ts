import { createHash } from 'node:crypto'
import type { Database, SharedListTable } from '@marram/database/schema.generated'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { type SharedListState, sharedListState } from '@marram/domain/shared-list'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely, Selectable } from 'kysely'
import type { FavoritesContext } from '../context.ts'

export type Db = Kysely<Database>

/** Finds the caller's account on demand; null without one. */
export type FindAccount = () => Promise<number | null>

export type ListContext = FavoritesContext & { readonly findAccount: FindAccount }

export type Access = { readonly token: string; readonly key: string | null }

export type OpenList = {
  readonly row: Selectable<SharedListTable>
  readonly state: Exclude<SharedListState, 'over'>
  readonly today: IsoDay
  /** The calling person; null for a caller with only the link. */
  readonly you: { readonly number: number; readonly isOwner: boolean } | null
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** With a lock, serialises changes of the list, to enforce its limits. */
export async function openList(
  db: Db,
  { token, key }: Access,
  { now, findAccount }: Pick<ListContext, 'now' | 'findAccount'>,
  { isLocked = false } = {},
): Promise<OpenList | Refusal> {
  const query = db.selectFrom('shared_list').selectAll().where('token_hash', '=', hashOf(token))
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return unknownList()
  const today = copenhagenDay(now())
  const state = sharedListState({ endsOn: row.ends_on, endedOn: row.ended_on }, today)
  if (state === 'over') return unknownList()
  return { row, state, today, you: await findYou(db, row, key, findAccount) }
}

/** Identifies the caller by the browser's cookie; the owner also by the account that created the list. */
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

/** The same refusal for a missing, deleted and expired list. */
function unknownList(): Refusal {
  return refuse(404, 'unknown-list', 'There is no such list, or it is over.')
}

export const ended = (): Refusal => refuse(409, 'list-ended', 'The voting has ended.')
export const notTheOwner = (): Refusal => refuse(403, 'not-the-owner', 'Only the owner of the list can do this.')

/** Never reuses a number, so that a late request for a deleted item does not match another one. */
export async function nextNumber(db: Db, listId: number): Promise<number> {
  const { last_number } = await db
    .updateTable('shared_list')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', 1) }))
    .where('id', '=', listId)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}
