import { type Kysely, sql } from 'kysely'

/** Mails that are not about a contract have an unsubscribe URL for mail programs; opt-outs are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column unsubscribe_url text`.execute(db)
  await sql`
    create table own_mail_refusal (
      user_id integer primary key,
      refused_at timestamptz not null
    )
  `.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
