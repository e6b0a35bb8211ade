import { type Kysely, sql } from 'kysely'

/**
 * A house has a plan if there is a picture of one (tag 12), or if its living area (11), bedrooms (30) and bathrooms
 * (40) are known, from which one is drawn. Its page, the search and the list of missing data read this column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const hasText = (language: number) =>
    sql`exists (select from lodging_text t where t.lodging_id = l.id and t.language_id = ${sql.lit(language)} and btrim(t.body) <> '')`
  const hasNumber = (facility: number) =>
    sql`exists (select from lodging_facility f where f.lodging_id = l.id and f.facility_id = ${sql.lit(facility)} and f.value ~ '[1-9]')`
  await sql`
    create or replace view lodging_data_status as
    select l.id, l.name, l.status, l.location_id, l.street_id,
      ${hasText(1)} as has_description_dk,
      ${hasText(2)} as has_description_de,
      ${hasText(7)} as has_description_en,
      exists (select from lodging_image i where i.lodging_id = l.id and 12 = any(i.tag_ids))
        or (${hasNumber(11)} and ${hasNumber(30)} and ${hasNumber(40)}) as has_floor_plan,
      exists (select from lodging_image i where i.lodging_id = l.id) as has_images,
      (select count(*) from lodging_image i where i.lodging_id = l.id)::int as image_count,
      exists (select from lodging_season_price p where p.lodging_id = l.id) as has_prices,
      l.published_on, l.created_at, l.updated_at
    from lodging l`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
