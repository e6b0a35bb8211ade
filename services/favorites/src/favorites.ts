import type { CrudEvent } from '@marram/contract/crud-event'
import type { Favorite, favorite, favoriteChange, favoritesMerge } from '@marram/contract/favorites/shapes'
import { notifyCrud } from '@marram/database/crud-events'
import type { Database } from '@marram/database/schema.generated'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseListQuery } from '@marram/service-kit/list-query'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import type { FavoritesContext } from './context.ts'
import { presentFavorite } from './present-favorite.ts'

type Db = Kysely<Database>

/** More than a browser keeps, so that a merge of several browsers loses nothing. */
export const maxKept = 1000

const columns = { id: 'id', subjectId: 'subject_id', createdAt: 'created_at', updatedAt: 'updated_at' } as const
type Order = keyof typeof columns
const rules = {
  orderBy: ['id', 'subjectId', 'createdAt', 'updatedAt'],
  defaultLimit: maxKept,
  maxLimit: maxKept,
} as const

/** The newest last, unless `order_by[…]` says otherwise. */
export async function listFavorites(
  userId: number,
  { db }: Pick<FavoritesContext, 'db'>,
  query: URLSearchParams = new URLSearchParams(),
): Promise<Favorite[] | Refusal> {
  const list = parseListQuery<Order>(query, rules)
  if (isRefusal(list)) return list
  let asked = db.selectFrom('favorite').selectAll().where('user_id', '=', userId)
  for (const { field, direction } of list.orderBy) asked = asked.orderBy(columns[field], direction)
  const rows = await asked.orderBy('id').limit(list.limit).offset(list.skip).execute()
  return rows.map(presentFavorite)
}

/** Twice the same is once: a page that lost the answer may ask again. */
export function createFavorite(
  userId: number,
  { subjectType, subjectId, comment }: InferOutput<typeof favorite>,
  context: FavoritesContext,
): Promise<{ readonly isNew: boolean; readonly favorite: Favorite } | Refusal> {
  return context.db.transaction().execute(async (db) => {
    const count = await lockList(db, userId)
    const known = await db
      .selectFrom('favorite')
      .selectAll()
      .where('user_id', '=', userId)
      .where('subject_type', '=', subjectType)
      .where('subject_id', '=', subjectId)
      .executeTakeFirst()
    if (known) return { isNew: false, favorite: presentFavorite(known) }
    if (count >= maxKept) return refuse(409, 'list-full', `A list holds ${maxKept} favourites at most.`)
    const at = context.now()
    const row = await db
      .insertInto('favorite')
      .values({
        user_id: userId,
        subject_type: subjectType,
        subject_id: subjectId,
        comment,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await notifyCrud(db, [eventOf('created', row)])
    return { isNew: true, favorite: presentFavorite(row) }
  })
}

export function updateFavorite(
  userId: number,
  id: number,
  { comment }: InferOutput<typeof favoriteChange>,
  context: FavoritesContext,
): Promise<Favorite | Refusal> {
  return context.db.transaction().execute(async (db) => {
    const row = await db
      .updateTable('favorite')
      .set({ comment, updated_at: context.now() })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst()
    if (!row) return unknownFavorite()
    await notifyCrud(db, [eventOf('updated', row)])
    return presentFavorite(row)
  })
}

export function deleteFavorite(
  userId: number,
  id: number,
  { db: outer }: Pick<FavoritesContext, 'db'>,
): Promise<{ readonly deleted: number } | Refusal> {
  return outer.transaction().execute(async (db) => {
    const row = await db
      .deleteFrom('favorite')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(['id', 'user_id'])
      .executeTakeFirst()
    if (!row) return unknownFavorite()
    await notifyCrud(db, [eventOf('deleted', row)])
    return { deleted: id }
  })
}

/** All of the account stays, notes included; of the browser's what is new is added in its order. */
export async function mergeIntoAccount(
  userId: number,
  { subjectType, subjectIds }: InferOutput<typeof favoritesMerge>,
  context: FavoritesContext,
): Promise<Favorite[] | Refusal> {
  const merged = await context.db
    .transaction()
    .execute(async (db) => {
      const count = await lockList(db, userId)
      const { rows } = await sql<{ id: number }>`
      insert into favorite (user_id, subject_type, subject_id, created_at, updated_at)
      select ${userId}, ${subjectType}, brought.id, ${context.now()}, ${context.now()}
      from unnest(${[...new Set(subjectIds)]}::int[]) with ordinality as brought (id, place)
      where not exists (select from favorite
        where user_id = ${userId} and subject_type = ${subjectType} and subject_id = brought.id)
      order by brought.place
      returning id`.execute(db)
      if (count + rows.length > maxKept) throw new ListFullError()
      await notifyCrud(
        db,
        rows.map(({ id }) => eventOf('created', { id, user_id: userId })),
      )
      return listFavorites(userId, { db })
    })
    .catch((error: unknown) => {
      if (error instanceof ListFullError) return null
      throw error
    })
  return merged ?? refuse(409, 'list-full', `A list holds ${maxKept} favourites at most.`)
}

/** Undoes the transaction. */
class ListFullError extends Error {}

/** Two pages of one guest write one after another; how long the list is holds until the end of the transaction. */
async function lockList(db: Db, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('favorite'), ${userId})`.execute(db)
  const { count } = await db
    .selectFrom('favorite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The same whether it never existed, was deleted, or belongs to somebody else. */
function unknownFavorite(): Refusal {
  return refuse(404, 'unknown-favorite', 'There is no such favourite on your list.')
}

function eventOf(
  kind: CrudEvent['kind'],
  { id, user_id }: { readonly id: number; readonly user_id: number },
): CrudEvent {
  return { entity: 'favorites', kind, id, userId: user_id }
}
