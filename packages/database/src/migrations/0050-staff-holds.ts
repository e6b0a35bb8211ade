import { type Kysely, sql } from 'kysely'

/** Staff keep nights for a guest who thinks it over: names of the guest and of the member of staff, both or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hold add column held_for text, add column held_by text`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
