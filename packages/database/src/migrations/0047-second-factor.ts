import { type Kysely, sql } from 'kysely'

/** Second factors of staff: passkeys, authenticator apps and recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of the token, not of the login: a token copied before the proof does not gain by it.
  await sql`
    alter table user_session
      add column second_factor_at timestamptz,
      add column active_at timestamptz`.execute(db)

  // A passkey works at the host that it was made for, and at no other.
  await sql`
    create table passkey (
      id text primary key,
      user_id integer not null references user_account (id) on delete cascade,
      host text not null,
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkey_user on passkey (user_id)`.execute(db)

  await sql`
    create table totp_key (
      user_id integer primary key references user_account (id) on delete cascade,
      sealed bytea not null,
      last_step bigint not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)

  await sql`
    create table recovery_code (
      user_id integer not null references user_account (id) on delete cascade,
      code_hash text not null check (length(code_hash) = 64),
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db)

  // A challenge for a passkey, or the key of an authenticator app until its first code.
  await sql`
    create table sign_in_challenge (
      id bigint generated always as identity primary key,
      family uuid not null,
      kind text not null check (kind in ('enrol-passkey', 'prove-passkey', 'enrol-totp')),
      value bytea not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index sign_in_challenge_family on sign_in_challenge (family)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
