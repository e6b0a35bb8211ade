import { type Kysely, sql } from 'kysely'

/** Limits that all nodes share. Unlogged: a crash may forget them, and they cost no log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_bucket (key text primary key, full_at timestamptz not null)`.execute(db)
  await sql`create index rate_bucket_full on rate_bucket (full_at)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
