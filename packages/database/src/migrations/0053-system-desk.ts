import { type Kysely, sql } from 'kysely'

/** Errors of the program, its nodes, and checks that staff start at the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Equal errors are one row. Texts are masked before they are stored.
  await sql`
    create table program_error (
      fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{32}$'),
      kind text not null check (length(kind) <= 100),
      message text not null check (length(message) <= 1000),
      stack text not null check (length(stack) <= 8000),
      first_at timestamptz not null,
      last_at timestamptz not null,
      count bigint not null check (count > 0),
      node text not null,
      version text not null,
      request_id text,
      done_at timestamptz
    )`.execute(db)
  await sql`create index program_error_last on program_error (last_at, fingerprint)`.execute(db)
  // Heartbeats. Unlogged: a crash may forget them.
  await sql`
    create unlogged table program_node (
      id uuid primary key,
      node text not null,
      version text not null,
      runtime text not null,
      build text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      page_count integer not null,
      page_bytes bigint not null,
      page_hits bigint not null,
      page_misses bigint not null
    )`.execute(db)
  // Of health and of backups, the last one of each; without results until it begins.
  await sql`
    create unlogged table program_check (
      subject text primary key check (length(subject) <= 200),
      node text not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      results jsonb
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
