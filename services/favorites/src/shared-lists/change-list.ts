import type { SharedListView } from '@marram/contract/favorites/shared-list-view'
import { sharedListLimits } from '@marram/domain/shared-list'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { applyChange, type Change } from './apply-change.ts'
import { makePersonKey } from './create-list.ts'
import { type Access, ended, hashOf, type ListContext, nextNumber, notTheOwner, openList } from './open-list.ts'
import { presentList } from './present-list.ts'

export async function readList(access: Access, context: ListContext): Promise<SharedListView | Refusal> {
  const list = await openList(context.db, access, context)
  return isRefusal(list) ? list : presentList(context.db, list)
}

/** Adds a person to the list; returns the key, once. */
export function joinList(
  { token, name }: { readonly token: string; readonly name: string },
  context: ListContext,
): Promise<{ readonly key: string; readonly list: SharedListView } | Refusal> {
  return context.db.transaction().execute(async (db) => {
    const list = await openList(db, { token, key: null }, { ...context, findAccount: noAccount }, { isLocked: true })
    if (isRefusal(list)) return list
    if (list.state === 'ended') return ended()
    const { id } = list.row
    const people = await db.selectFrom('shared_list_person').select('number').where('list_id', '=', id).execute()
    if (people.length >= sharedListLimits.people)
      return refuse(409, 'people-full', 'No more people can join this list.')
    const key = makePersonKey()
    const number = await nextNumber(db, id)
    const joined = await db
      .insertInto('shared_list_person')
      .values({ list_id: id, number, name, key_hash: hashOf(key), is_owner: false })
      // The index decides which names are equal: JavaScript lower-cases İ to two characters, PostgreSQL to one.
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst()
    if (!joined) return refuse(409, 'name-taken', 'Somebody on this list has that name already.')
    return { key, list: await presentList(db, { ...list, you: { number, isOwner: false } }) }
  })
}

const noAccount = async (): Promise<null> => null

/** Applies a change by one of the list's people; returns the new list. */
export function changeList(access: Access, change: Change, context: ListContext): Promise<SharedListView | Refusal> {
  return context.db.transaction().execute(async (db) => {
    const list = await openList(db, access, context, { isLocked: true })
    if (isRefusal(list)) return list
    const { you } = list
    if (you === null) return refuse(403, 'not-a-person', 'Say your name first.')
    const refusal = await applyChange(db, { ...list, you }, change, context.now())
    if (refusal !== null) return refusal
    const after = await openList(db, access, context)
    return isRefusal(after) ? after : presentList(db, after)
  })
}

/** Deletes the list with all names, votes and comments. */
export function deleteList(access: Access, context: ListContext): Promise<{ readonly deleted: 'ok' } | Refusal> {
  return context.db.transaction().execute(async (db) => {
    const list = await openList(db, access, context, { isLocked: true })
    if (isRefusal(list)) return list
    if (!list.you?.isOwner) return notTheOwner()
    await db.deleteFrom('shared_list').where('id', '=', list.row.id).execute()
    return { deleted: 'ok' }
  })
}
