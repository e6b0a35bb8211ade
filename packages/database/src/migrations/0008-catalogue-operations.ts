import { type Kysely, sql } from 'kysely'

/** Calendars of other portals, and missing data of houses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A block imported from a calendar belongs to it: only that calendar's next import may remove it.
  await sql`
    alter table stay
      add column source text check (source ~ '^[a-z0-9][a-z0-9.-]{0,62}$'),
      add constraint stay_source_blocks_only check (source is null or kind = 'owner')`.execute(db)
  await sql`create index stay_source on stay (lodging_id, source) where source is not null`.execute(db)
  // Without an address it was imported from a file once.
  await sql`
    create table lodging_calendar (
      lodging_id integer not null references lodging (id) on delete cascade,
      source text not null check (source ~ '^[a-z0-9][a-z0-9.-]{0,62}$'),
      url text check (url ~ '^https?://'),
      etag text,
      readings jsonb not null default '[]',
      tried_at timestamptz,
      read_at timestamptz,
      problem text,
      primary key (lodging_id, source)
    )`.execute(db)
  await addDataStatus(db)
}

/**
 * Day counts are left to the reader: a view that reads the clock would change at midnight in each server's time zone.
 */
async function addDataStatus(db: Kysely<unknown>): Promise<void> {
  const hasText = (language: number) =>
    sql`exists (select from lodging_text t where t.lodging_id = l.id and t.language_id = ${sql.lit(language)} and btrim(t.body) <> '')`
  await sql`
    create view lodging_data_status as
    select l.id, l.name, l.status, l.location_id, l.street_id,
      ${hasText(1)} as has_description_dk,
      ${hasText(2)} as has_description_de,
      ${hasText(7)} as has_description_en,
      exists (select from lodging_image i where i.lodging_id = l.id and 12 = any(i.tag_ids)) as has_floor_plan,
      exists (select from lodging_image i where i.lodging_id = l.id) as has_images,
      (select count(*) from lodging_image i where i.lodging_id = l.id)::int as image_count,
      exists (select from lodging_season_price p where p.lodging_id = l.id) as has_prices,
      l.published_on, l.created_at, l.updated_at
    from lodging l`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
