import { type Kysely, sql } from 'kysely'

/** Staff decisions about comments, their authors, and readers' reports; files of form submissions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comment drop constraint comment_state_check`.execute(db)
  await sql`
    alter table comment
      add constraint comment_state_check check (state in ('held', 'shown', 'rejected', 'removed')),
      add column held_for text[] not null default '{}',
      add column decided_at timestamptz,
      add column is_cleared boolean not null default false`.execute(db)
  await sql`alter table comment drop constraint comment_comment_check, drop constraint comment_author_name_check`.execute(
    db,
  )
  // Only the position of a removed comment stays, so that replies keep their parent.
  await sql`
    alter table comment add constraint comment_words_check
      check (case when state = 'removed' then comment = '' and author_name = '' else comment <> '' and author_name <> '' end)
  `.execute(db)
  await sql`drop index comment_thread, comment_reply`.execute(db)
  await sql`
    create index comment_thread on comment (parent_type, parent_id, language_id, id desc)
      where reply_to is null and state in ('shown', 'removed')`.execute(db)
  await sql`create index comment_reply on comment (reply_to, id) where state in ('shown', 'removed')`.execute(db)
  await sql`create index comment_held on comment (created_at, id) where state = 'held'`.execute(db)

  // Separate from the comment: queries for readers never select from this table. The network is a keyed hash.
  await sql`
    create table comment_author (
      comment_id bigint primary key references comment (id) on delete cascade,
      email text check (email = lower(email)),
      network_hash text check (length(network_hash) = 64),
      page text not null check (page ~ '^/([^/\\\\]\\S*)?$'),
      fingerprint text not null unique check (length(fingerprint) = 64),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index comment_author_email on comment_author (email) where email is not null`.execute(db)
  await sql`create index comment_author_network on comment_author (network_hash, created_at)`.execute(db)
  await sql`
    create table comment_report (
      comment_id bigint not null references comment (id) on delete cascade,
      network_hash text not null check (length(network_hash) = 64),
      created_at timestamptz not null,
      primary key (comment_id, network_hash)
    )`.execute(db)

  // Private: only the mail to the department contains them.
  await sql`
    create table form_file (
      id bigint generated always as identity primary key,
      submission_id uuid not null references form_submission (id) on delete cascade,
      mail_id uuid references mail (id) on delete set null,
      field text not null,
      name text not null,
      content_type text not null,
      bytes bytea not null check (length(bytes) <= 4194304),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index form_file_submission on form_file (submission_id)`.execute(db)
  await sql`create index form_file_mail on form_file (mail_id) where mail_id is not null`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
