import { type Kysely, sql } from 'kysely'

/** Indexes for lists of staff and of what they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Members of staff, present and former, are few among the accounts of all guests.
  await sql`create index user_account_staff on user_account (type) where type in (0, 3)`.execute(db)
  await sql`create index audit_entry_command on audit_entry (command, id)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
