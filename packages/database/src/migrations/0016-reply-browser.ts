import { type Kysely, sql } from 'kysely'

/** A reply that got lost on its way may be fetched again, by the browser that asked for it and by nobody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_key add column browser_hash text`.execute(db)
}

/** Forward only: a mistake is fixed by the next migration, a disaster by the backup. */
export async function down(): Promise<void> {}
