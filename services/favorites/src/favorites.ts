import type { CrudEvent } from '@marram/contract/crud-event'
import type { Favorite, favorite, favoriteChange, favoritesMerge } from '@marram/contract/favorites/shapes'
import { notifyCrud } from '@marram/database/crud-events'
import type { Database } from '@marram/database/schema.generated'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseListQuery } from '@marram/service-kit/list-query'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import type { FavoritesContext } from './context.ts'

type Db = Kysely<Database>

/** More than a browser's limit, so that several browsers can merge into one list. */
export const maxFavorites = 1000

const columns = { id: 'id', subjectId: 'subject_id', createdAt: 'created_at', updatedAt: 'updated_at' } as const
type Order = keyof typeof columns
const rules = {
  orderBy: ['id', 'subjectId', 'createdAt', 'updatedAt'],
  defaultLimit: maxFavorites,
  maxLimit: maxFavorites,
} as const

/** Newest last, unless `order_by[…]` is given. */
export async function listFavorites(
  userId: number,
  { db }: Pick<FavoritesContext, 'db'>,
  query: URLSearchParams = new URLSearchParams(),
): Promise<Favorite[] | Refusal> {
  const list = parseListQuery<Order>(query, rules)
  if (isRefusal(list)) return list
  let select = db.selectFrom('favorite').selectAll().where('user_id', '=', userId)
  for (const { field, direction } of list.orderBy) select = select.orderBy(columns[field], direction)
  const rows = await select.orderBy('id').limit(list.limit).offset(list.skip).execute()
  return rows.map(presentFavorite)
}

/** Idempotent, so that a page can retry after a lost reply. */
export function createFavorite(
  userId: number,
  { subjectType, subjectId, comment }: InferOutput<typeof favorite>,
  context: FavoritesContext,
): Promise<{ readonly isNew: boolean; readonly favorite: Favorite } | Refusal> {
  return context.db.transaction().execute(async (db) => {
    const count = await lockList(db, userId)
    const existing = await db
      .selectFrom('favorite')
      .selectAll()
      .where('user_id', '=', userId)
      .where('subject_type', '=', subjectType)
      .where('subject_id', '=', subjectId)
      .executeTakeFirst()
    if (existing) return { isNew: false, favorite: presentFavorite(existing) }
    if (count >= maxFavorites) return refuse(409, 'list-full', `A list holds at most ${maxFavorites} favourites.`)
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

/** Keeps the account's list with its notes, and appends the browser's new favourites in their order. */
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
      if (count + rows.length > maxFavorites) throw new ListFullError()
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
  return merged ?? refuse(409, 'list-full', `A list holds at most ${maxFavorites} favourites.`)
}

/** Rolls the transaction back. */
class ListFullError extends Error {}

/** Serialises writes to a list; returns its length, valid until the transaction ends. */
async function lockList(db: Db, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('favorite'), ${userId})`.execute(db)
  const { count } = await db
    .selectFrom('favorite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The same refusal for a missing, deleted and foreign favourite. */
function unknownFavorite(): Refusal {
  return refuse(404, 'unknown-favorite', 'There is no such favourite on your list.')
}

function eventOf(
  kind: CrudEvent['kind'],
  { id, user_id }: { readonly id: number; readonly user_id: number },
): CrudEvent {
  return { entity: 'favorites', kind, id, userId: user_id }
}

function presentFavorite(row: Selectable<Database['favorite']>): Favorite {
  return {
    id: row.id,
    userId: row.user_id,
    // The only type in the table.
    subjectType: 'lodging',
    subjectId: row.subject_id,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
