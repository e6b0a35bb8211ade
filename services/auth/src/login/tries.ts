import { createHmac } from 'node:crypto'
import type { Database } from '@marram/database/schema.generated'
import { type FailedTries, triesCountForMs } from '@marram/domain/login-guard'
import { findClientNetwork } from '@marram/service-kit/request-context'
import { type Kysely, sql } from 'kysely'
import type { AuthContext } from '../deps.ts'

/** What a try counts against, as keyed hashes. Work of the program itself has no address. */
export type TrySubjects = { readonly account: string; readonly address: string | null }

type Context = Pick<AuthContext, 'db' | 'now' | 'secret'>

/** `what` keeps the counts of different doors apart. */
export async function subjectsOf(what: string, email: string, { secret }: Context): Promise<TrySubjects> {
  const key = await secret('auth-tries')
  const hash = (kind: string, text: string) => createHmac('sha256', key).update(`${what} ${kind} ${text}`).digest('hex')
  const network = findClientNetwork()
  return {
    account: hash('account', email),
    address: network === undefined ? null : hash('address', network),
  }
}

export async function loadTries(subjects: TrySubjects, { db, now }: Context): Promise<FailedTries> {
  const rows = await db
    .selectFrom('login_try')
    .select(['subject', 'count'])
    .where('subject', 'in', [subjects.account, subjects.address ?? ''])
    .where('last_at', '>', new Date(now().getTime() - triesCountForMs))
    .execute()
  const countOf = (subject: string | null) => rows.find((row) => row.subject === subject)?.count ?? 0
  return { account: countOf(subjects.account), address: countOf(subjects.address) }
}

/** Counted before the password is looked at, so that a thousand tries at once are a thousand tries. */
export async function countTry({ account, address }: TrySubjects, { db, now }: Context): Promise<FailedTries> {
  const at = now()
  return {
    account: await increase(db, account, at),
    address: address === null ? 0 : await increase(db, address, at),
  }
}

/** It was right after all. An address keeps its earlier failures: an own account must not wash away guesses at others. */
export async function forgiveTry({ account, address }: TrySubjects, { db }: Context): Promise<void> {
  await db.deleteFrom('login_try').where('subject', '=', account).execute()
  if (address === null) return
  await db.updateTable('login_try').set({ count: sql`greatest(count - 1, 1)` }).where('subject', '=', address).execute()
}

async function increase(db: Kysely<Database>, subject: string, at: Date): Promise<number> {
  const { count } = await db
    .insertInto('login_try')
    .values({ subject, count: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`case when login_try.last_at > ${new Date(at.getTime() - triesCountForMs)}
          then least(login_try.count + 1, 1000000) else 1 end`,
        last_at: at,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}
