import type { Database } from '@marram/database/schema.generated'
import { userTypeIds } from '@marram/domain/user-type'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseListQuery } from '@marram/service-kit/list-query'
import type { ExpressionBuilder } from 'kysely'
import type { AuthContext } from '../deps.ts'

const columns = {
  id: 'id',
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  createdAt: 'created_at',
} as const
type Field = keyof typeof columns
const orderBy: readonly Field[] = ['id', 'firstname', 'lastname', 'email', 'createdAt']
const rules = { orderBy, in: ['id'], defaultLimit: 25, maxLimit: 100 } as const
const maxSearch = 100

/** The minimum for staff to identify a caller on the telephone. */
export type ListedAccount = {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly languageId: number
  readonly createdAt: string
}

export type AccountPage = { readonly items: readonly ListedAccount[]; readonly total: number }

/** Creditors are owners and customers are guests, in the terms of the former backend. */
export async function listAccounts(
  type: 'creditor' | 'customer',
  query: URLSearchParams,
  { db }: AuthContext,
): Promise<AccountPage | Refusal> {
  const list = parseListQuery<Field, 'id'>(query, rules)
  if (isRefusal(list)) return list
  const ids = list.in.id?.map(Number)
  if (ids?.some((id) => !Number.isInteger(id) || id < 1 || id > 2_147_483_647)) {
    return refuse(400, 'invalid-query', 'id_in must be numbers of accounts.')
  }
  const words = (query.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, maxSearch)
  const isMeant = (eb: ExpressionBuilder<Database, 'user_account'>) =>
    eb.and([
      eb('type', '=', userTypeIds[type]),
      ...(ids ? [eb('id', 'in', ids)] : []),
      // Every word must match the name or the address.
      ...words
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => {
          const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
          return eb.or((['firstname', 'lastname', 'email'] as const).map((column) => eb(column, 'ilike', pattern)))
        }),
    ])
  const { total } = await db
    .selectFrom('user_account')
    .where(isMeant)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let rows = db
    .selectFrom('user_account')
    .where(isMeant)
    .select(['id', 'firstname', 'lastname', 'email', 'language_id', 'created_at'])
    .limit(list.limit)
    .offset(list.skip)
  for (const { field, direction } of list.orderBy) rows = rows.orderBy(columns[field], direction)
  const accounts = await rows.orderBy('id').execute()
  return { items: accounts.map(presentAccount), total }
}

function presentAccount(row: {
  id: number
  firstname: string
  lastname: string
  email: string
  language_id: number
  created_at: Date
}): ListedAccount {
  const { id, firstname, lastname, email } = row
  return { id, firstname, lastname, email, languageId: row.language_id, createdAt: row.created_at.toISOString() }
}
