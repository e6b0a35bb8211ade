import type { userMetaChange } from '@marram/contract/auth/requests'
import type { UserMeta } from '@marram/contract/auth/shapes'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseListQuery } from '@marram/service-kit/list-query'
import type { InferOutput } from 'valibot'
import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/session.ts'

const rules = { orderBy: ['metaKey'], in: ['metaKey'], defaultLimit: 200, maxLimit: 1000 } as const

/** Enough for the site's needs, too few to serve as storage. */
const maxMetas = 50

/** Writes a meta of the caller's account. */
export async function setUserMeta(
  { userId }: Session,
  { metaKey, metaValue }: InferOutput<typeof userMetaChange>,
  { db }: AuthContext,
): Promise<{ saved: 'ok' } | Refusal> {
  return db.transaction().execute(async (trx): Promise<{ saved: 'ok' } | Refusal> => {
    await trx.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
    await trx.deleteFrom('user_meta').where('user_id', '=', userId).where('meta_key', '=', metaKey).execute()
    if (metaValue === null) return { saved: 'ok' }
    const { count } = await trx
      .selectFrom('user_meta')
      .where('user_id', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= maxMetas) return refuse(409, 'too-many-metas', `An account holds at most ${maxMetas} of them.`)
    await trx.insertInto('user_meta').values({ user_id: userId, meta_key: metaKey, meta_value: metaValue }).execute()
    return { saved: 'ok' }
  })
}

export async function loadUserMetas(
  { userId }: Session,
  query: URLSearchParams,
  { db }: AuthContext,
): Promise<UserMeta[] | Refusal> {
  const list = parseListQuery<'metaKey', 'metaKey'>(query, rules)
  if (isRefusal(list)) return list
  const keys = list.in.metaKey?.filter((key) => !key.includes('\u0000'))
  const [order] = list.orderBy
  let rows = db
    .selectFrom('user_meta')
    .select(['meta_key', 'meta_value'])
    .where('user_id', '=', userId)
    .orderBy('meta_key', order?.direction ?? 'asc')
    .limit(list.limit)
    .offset(list.skip)
  if (keys) rows = rows.where('meta_key', 'in', keys.length > 0 ? keys : [''])
  return (await rows.execute()).map((row) => ({ metaKey: row.meta_key, metaValue: row.meta_value }))
}
