import { type Kysely, sql } from 'kysely'

/** Guests, owners and staff, their sessions, and protection against attacks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The program normalises the address; the check only rejects other spellings.
  await sql`
    create table user_account (
      id integer generated always as identity primary key,
      type smallint not null check (type between 0 and 3),
      email text not null unique check (email = lower(email)),
      firstname text not null default '',
      lastname text not null default '',
      phone text not null default '',
      address text not null default '',
      postal_code text not null default '',
      city text not null default '',
      country text not null default '',
      language_id smallint not null check (language_id in (1, 2, 7)),
      password_hash text,
      password_changed_at timestamptz,
      is_demo boolean not null default false,
      confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table user_meta (
      user_id integer not null references user_account (id) on delete cascade,
      meta_key text not null check (length(meta_key) between 1 and 100),
      meta_value text not null,
      primary key (user_id, meta_key)
    )`.execute(db)

  // One row per token; the tokens of one login share a family. A token expires soon after the first use of its
  // successor.
  await sql`
    create table user_session (
      id bigint generated always as identity primary key,
      user_id integer not null references user_account (id) on delete cascade,
      family uuid not null,
      token_hash text not null unique check (length(token_hash) = 64),
      rotated_from bigint references user_session (id) on delete set null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index user_session_user on user_session (user_id)`.execute(db)
  await sql`create index user_session_family on user_session (family)`.execute(db)
  await sql`create index user_session_rotated on user_session (rotated_from)`.execute(db)
  await sql`create index user_session_expires on user_session (expires_at)`.execute(db)

  await sql`
    create table password_reset (
      token_hash text primary key check (length(token_hash) = 64),
      user_id integer not null references user_account (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index password_reset_user on password_reset (user_id)`.execute(db)

  // A pending registration: it becomes an account when the mailed link is followed.
  await sql`
    create table registration (
      email text primary key check (email = lower(email)),
      token_hash text not null unique check (length(token_hash) = 64),
      firstname text not null,
      lastname text not null,
      language_id smallint not null check (language_id in (1, 2, 7)),
      mailed_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)

  // The subject is a keyed hash: neither network addresses nor other people's mail addresses are stored.
  await sql`
    create table login_try (
      subject text primary key,
      count integer not null check (count > 0),
      last_at timestamptz not null
    )`.execute(db)
  await sql`create index login_try_last on login_try (last_at)`.execute(db)

  await sql`
    create table captcha_used (
      token_hash text primary key check (length(token_hash) = 64),
      expires_at timestamptz not null
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
