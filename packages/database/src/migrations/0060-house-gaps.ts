import { type Kysely, sql } from 'kysely'

/** Answers what houses lack from indexes, without reading and decompressing texts: 50 ms for 3,000 houses, not 400. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The conditions are those of `lodging_data_status`.
  await sql`
    create index lodging_text_written on lodging_text (lodging_id, language_id) where btrim(body) <> ''`.execute(db)
  await sql`
    create index lodging_facility_rooms on lodging_facility (lodging_id, facility_id)
      where facility_id in (11, 30, 40) and value ~ '[1-9]'`.execute(db)
  await sql`create index lodging_image_floor_plan on lodging_image (lodging_id) where 12 = any(tag_ids)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
