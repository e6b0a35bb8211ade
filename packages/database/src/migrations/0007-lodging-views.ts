import { type Kysely, sql } from 'kysely'

/** View counts of houses, and the distance between them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Full hours are the same in Denmark and in UTC; recent days are counted by the hour, earlier ones by the day.
  await sql`
    create table lodging_view (
      lodging_id integer not null references lodging (id) on delete cascade,
      hour timestamptz not null check (extract(epoch from hour) % 3600 = 0),
      count integer not null check (count > 0),
      primary key (lodging_id, hour)
    )`.execute(db)
  await sql`create index lodging_view_hour on lodging_view (hour)`.execute(db)
  await sql`
    create table lodging_view_day (
      lodging_id integer not null references lodging (id) on delete cascade,
      day date not null,
      count integer not null check (count > 0),
      primary key (lodging_id, day)
    )`.execute(db)

  // At 56° north a degree of longitude is 0.56 of one of latitude: distances on this scaled map match those on the
  // ground.
  await sql`
    create index lodging_near on lodging using gist (point(longitude::float8 * 0.56, latitude::float8))
      where status = 'active'`.execute(db)
  await sql`create index stay_created on stay (lodging_id, created_at desc) where kind = 'guest'`.execute(db)
  await sql`create index stay_departure on stay (departure) where kind = 'guest'`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
