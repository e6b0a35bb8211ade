import { type Kysely, sql } from 'kysely'

/** The files made of an agency's own photos, by the name or URL that its catalogue gives them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photo (
      source text primary key,
      validator text,
      name text not null,
      width integer not null,
      height integer not null,
      file_size integer not null,
      tones text not null,
      checked_at timestamptz not null
    )`.execute(db)
  await sql`create index photo_name on photo (name)`.execute(db)
  await sql`
    alter table lodging_image
      add column alt_da text,
      add column alt_de text,
      add column alt_en text`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
