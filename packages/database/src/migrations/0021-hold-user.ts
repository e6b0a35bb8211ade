import { type Kysely, sql } from 'kysely'

/**
 * A logged-in user may continue with a held house on another device. No foreign key: a hold lasts minutes, and must not
 * block the deletion of an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hold add column user_id integer`.execute(db)
  await sql`create index hold_user on hold (user_id) where user_id is not null`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
