import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.generated.ts'

/** Joins the caller's transaction, or opens one. */
export function inTransaction<T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return isTransaction(db) ? work(db) : db.transaction().execute(work)
}

function isTransaction(db: Kysely<Database>): db is Transaction<Database> {
  return db.isTransaction
}
