import { type Kysely, sql } from 'kysely'

/** A new mail address that waits for its confirmation, and who wants no mail that asks for a review. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One for each account: whoever asks again means the latest.
  await sql`
    create table email_change (
      user_id integer primary key references user_account (id) on delete cascade,
      email text not null check (email = lower(email)),
      token_hash text not null unique check (length(token_hash) = 64),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)

  // Only asked about an address that is at hand, so its hash will do; it stays when the account or the booking goes.
  await sql`
    create table review_mail_refusal (
      address_hash text primary key check (length(address_hash) = 64),
      refused_at timestamptz not null
    )`.execute(db)
}

/** Forward only: a mistake is fixed by the next migration, a disaster by the backup. */
export async function down(): Promise<void> {}
