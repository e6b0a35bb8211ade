import { type Kysely, sql } from 'kysely'

/** Decisions of staff about submitted forms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As it was when the guest sent it, like the labels of the answers.
  await sql`alter table form_submission add column title text not null default ''`.execute(db)
  // A table of its own: nodes of the release before know two states only.
  await sql`
    create table form_decision (
      submission_id uuid primary key references form_submission (id) on delete cascade,
      state text not null check (state in ('done', 'spam')),
      decided_at timestamptz not null
    )`.execute(db)
  await sql`create index form_submission_held on form_submission (created_at) where state = 'held'`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
