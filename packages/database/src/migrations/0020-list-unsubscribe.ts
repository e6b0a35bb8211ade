import { type Kysely, sql } from 'kysely'

/** Mails that are about no contract name an address at which a mail program ends them; who ends own mails is noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column unsubscribe_url text`.execute(db)
  await sql`
    create table own_mail_refusal (
      user_id integer primary key,
      refused_at timestamptz not null
    )
  `.execute(db)
}

/** Forward only: a mistake is fixed by the next migration, a disaster by the backup. */
export async function down(): Promise<void> {}
