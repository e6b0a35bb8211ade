import { type Kysely, sql } from 'kysely'

/** Scripts and styles of the builds that nodes serve. Unlogged and in no backup: every node brings its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table site_file (
      path text primary key,
      body bytea not null,
      br bytea,
      seen_at timestamptz not null default now()
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
