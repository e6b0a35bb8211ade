import { type Kysely, sql } from 'kysely'

/** Roles of staff, and the log of what staff did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Only roles that an agency has added or changed.
  await sql`
    create table desk_role (
      name text primary key check (name ~ '^[a-z][a-z0-9-]{1,39}$' and name <> 'administrator'),
      permissions text[] not null
    )`.execute(db)
  await sql`
    create table desk_member (
      user_id integer primary key references user_account (id) on delete cascade,
      roles text[] not null
    )`.execute(db)
  // Staff from before there were roles could do everything.
  await sql`
    insert into desk_member (user_id, roles)
    select id, '{administrator}' from user_account where type = 3`.execute(db)

  // The request's key and reply are here too, so that a repeated request finds its own entry.
  await sql`
    create table audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      command text not null,
      user_id integer,
      actor text not null,
      came_from text not null,
      subject text not null,
      before jsonb not null,
      after jsonb not null,
      reason text,
      request_key text unique,
      request_hash text check (length(request_hash) = 64),
      reply jsonb,
      check (num_nonnulls(request_key, request_hash) in (0, 2))
    )`.execute(db)
  await sql`create index audit_entry_subject on audit_entry (subject, id)`.execute(db)
  await sql`create index audit_entry_user on audit_entry (user_id, id)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
