import { type Kysely, sql } from 'kysely'

/**
 * Whoever is logged in may go on with a held house on another device. No foreign key: a hold lasts for minutes, and an
 * account that is deleted meanwhile must not wait for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hold add column user_id integer`.execute(db)
  await sql`create index hold_user on hold (user_id) where user_id is not null`.execute(db)
}

/** Forward only: a mistake is fixed by the next migration, a disaster by the backup. */
export async function down(): Promise<void> {}
