import { type Kysely, sql } from 'kysely'

/** Guests may rate parts of a stay, too. The columns of a published review are those of the guest's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['review', 'guest_review']) {
    await sql`
      alter table ${sql.table(table)}
        add column house_rating smallint check (house_rating between 1 and 5),
        add column cleanliness_rating smallint check (cleanliness_rating between 1 and 5),
        add column location_rating smallint check (location_rating between 1 and 5),
        add column value_rating smallint check (value_rating between 1 and 5)`.execute(db)
  }
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
