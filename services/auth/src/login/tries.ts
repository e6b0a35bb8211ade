import { createHmac } from 'node:crypto'
import type { Database } from '@marram/database/schema.generated'
import { type FailedTries, networkKnownForMs, triesCountForMs } from '@marram/domain/login-guard'
import { mailboxKey } from '@marram/domain/mailbox'
import { findClientNetwork } from '@marram/service-kit/request-context'
import { type Kysely, sql } from 'kysely'
import type { AuthContext } from '../deps.ts'

/** The counters of a try, as keyed hashes. Internal calls have no address. */
export type TrySubjects = { readonly account: string; readonly address: string | null }

type Context = Pick<AuthContext, 'db' | 'now' | 'secret'>

/** `what` separates the counters of different endpoints. */
export async function subjectsOf(what: string, email: string, { secret }: Context): Promise<TrySubjects> {
  const key = await secret('auth-tries')
  const hash = (kind: string, text: string) => createHmac('sha256', key).update(`${what} ${kind} ${text}`).digest('hex')
  const network = findClientNetwork()
  return {
    account: hash('account', email),
    address: network === undefined ? null : hash('address', network),
  }
}

/** Registrations send mails, so all spellings of a mailbox share a counter. */
export function registrationSubjects(email: string, context: Context): Promise<TrySubjects> {
  return subjectsOf('register', mailboxKey(email), context)
}

/**
 * The counters of a login. A network with an earlier login to the account has a separate counter, so that strangers cannot
 * lock the owner out.
 */
export async function loginSubjects(email: string, context: Context): Promise<TrySubjects> {
  const subjects = await subjectsOf('login', email, context)
  const network = await networkHash(context)
  const knownNetwork = await context.db
    .selectFrom('known_network')
    .innerJoin('user_account', 'user_account.id', 'known_network.user_id')
    .where('user_account.email', '=', email)
    .where('network_hash', '=', network ?? '')
    .where('last_at', '>', new Date(context.now().getTime() - networkKnownForMs))
    .select('network_hash')
    .executeTakeFirst()
  return knownNetwork
    ? { ...subjects, account: (await subjectsOf(`login ${knownNetwork.network_hash}`, email, context)).account }
    : subjects
}

/** Records the current network as one of the owner's. */
export async function noteNetwork(userId: number, context: Context): Promise<void> {
  const network = await networkHash(context)
  if (network === null) return
  const last_at = context.now()
  await context.db
    .insertInto('known_network')
    .values({ user_id: userId, network_hash: network, last_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_at }))
    .execute()
}

async function networkHash({ secret }: Context): Promise<string | null> {
  const network = findClientNetwork()
  if (network === undefined) return null
  return createHmac('sha256', await secret('auth-networks'))
    .update(network)
    .digest('hex')
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

/** Counts before the password check, so that concurrent tries all count. */
export async function countTry({ account, address }: TrySubjects, { db, now }: Context): Promise<FailedTries> {
  const at = now()
  return {
    account: await increase(db, account, at),
    address: address === null ? 0 : await increase(db, address, at),
  }
}

/** Undoes a count after success. The address keeps its earlier failures, so that a login to an own account does not reset guesses at others. */
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
