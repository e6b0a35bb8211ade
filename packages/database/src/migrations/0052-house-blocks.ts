import { type Kysely, sql } from 'kysely'

/** Blocks that staff set in the plan, and nights that a portal sold although guests of ours have them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The nights are a stay of the owner, so that the one constraint covers them.
  await sql`
    create table house_block (
      stay_id bigint primary key references stay (id) on delete cascade,
      purpose text not null check (purpose in ('owner', 'repair')),
      note text not null check (length(note) <= 200)
    )`.execute(db)
  await sql`alter table lodging_calendar add column conflicts jsonb not null default '[]'`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
