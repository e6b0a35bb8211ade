import { type Kysely, sql } from 'kysely'

/** Bank entries in the order of their list, and the words by which staff find them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bank_entry_listed on bank_entry (state, booked_on, id)`.execute(db)
  await sql`drop index bank_entry_open`.execute(db)
  // A text may have megabytes. Without signs, which the parser would read as addresses and negative numbers.
  await sql`
    create or replace function bank_entry_words(remittance text, party text) returns tsvector
    language sql immutable parallel safe as $$
      select to_tsvector('simple',
        regexp_replace(folded_text(left(party || ' ' || remittance, 2000)), '[\\x01-/:-@[-\`{-\\x7f]+', ' ', 'g'))
    $$`.execute(db)
  await sql`
    alter table bank_entry
      add column words tsvector generated always as (bank_entry_words(remittance, party)) stored`.execute(db)
  await sql`create index bank_entry_words on bank_entry using gin (words)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
