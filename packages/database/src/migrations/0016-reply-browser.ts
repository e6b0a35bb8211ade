import { type Kysely, sql } from 'kysely'

/** A lost reply can be requested again, but only by the same browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_key add column browser_hash text`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
