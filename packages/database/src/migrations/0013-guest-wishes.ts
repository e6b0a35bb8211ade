import { type Kysely, sql } from 'kysely'

/** Pending changes of mail addresses, and opt-outs from review invitations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One per account: the latest request counts.
  await sql`
    create table email_change (
      user_id integer primary key references user_account (id) on delete cascade,
      email text not null check (email = lower(email)),
      token_hash text not null unique check (length(token_hash) = 64),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)

  // Only looked up by a known address, so its hash suffices; it stays when the account or the booking is deleted.
  await sql`
    create table review_mail_refusal (
      address_hash text primary key check (length(address_hash) = 64),
      refused_at timestamptz not null
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
