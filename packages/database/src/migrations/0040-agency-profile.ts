import { type Kysely, sql } from 'kysely'

/** The newest version of the agency's profile counts, older ones are its history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agency_profile (
      version integer generated always as identity primary key,
      data jsonb not null,
      saved_at timestamptz not null default now()
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
