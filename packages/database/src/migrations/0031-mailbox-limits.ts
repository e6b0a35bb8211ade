import { type Kysely, sql } from 'kysely'

/**
 * Mail limits count by mailbox, which the program derives from the address. Older rows are ignored: the limits restart
 * once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The time of the last mail of a kind to an unconfirmed address.
  await sql`
    create table mailbox_mail (
      mailbox text not null,
      kind text not null,
      mailed_at timestamptz not null,
      primary key (mailbox, kind)
    )`.execute(db)
  await sql`create index mailbox_mail_mailed on mailbox_mail (mailed_at)`.execute(db)
  await sql`alter table registration drop column mailed_at`.execute(db)
  await sql`alter table newsletter_subscription drop column mailed_at`.execute(db)

  await sql`alter table booking add column mailbox text`.execute(db)
  await sql`create index booking_mailbox on booking (mailbox) where address_due is not null`.execute(db)
  await sql`alter table contest_sender add column mailbox text`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
