import type { Database } from '@marram/database/schema.generated'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import type { KeptReply } from './kept-reply.ts'

/** The outcome of placing a booking. Only `placed` is committed. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly reply: KeptReply }
  /** Another request with the same key was faster; its reply is stored. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'unknown-lodging' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Runs `work` in a transaction. Commits if `isKept` says so; rolls back after any other outcome and after an error. */
export async function commitIf<T>(
  db: Kysely<Database>,
  isKept: (outcome: T) => boolean,
  work: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const trx = await db.startTransaction().execute()
  let outcome: T
  try {
    outcome = await work(trx)
    if (isKept(outcome)) {
      await trx.commit().execute()
      return outcome
    }
  } catch (error) {
    await trx.rollback().execute()
    throw error
  }
  await trx.rollback().execute()
  return outcome
}
