import type { UserMeta } from '@marram/contract/auth/shapes'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { parseListQuery } from '@marram/service-kit/list-query'
import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/find-session.ts'

const rules = { orderBy: ['metaKey'], in: ['metaKey'], defaultLimit: 200, maxLimit: 1000 } as const

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
