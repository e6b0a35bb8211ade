import { type Kysely, sql } from 'kysely'

/** Houses: location, properties, prices and taken nights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db)

  // An area is a place in guests' words; it covers one or several numeric locations.
  await sql`
    create table area (
      id smallint primary key,
      slug text not null unique,
      name text not null,
      region text not null check (region in ('north', 'middle', 'south')),
      latitude numeric(8, 5) not null,
      longitude numeric(8, 5) not null
    )`.execute(db)
  await sql`
    create table location (
      id smallint primary key check (id between 1 and 99),
      area_id smallint not null references area (id),
      name text not null,
      latitude numeric(8, 5) not null,
      longitude numeric(8, 5) not null
    )`.execute(db)
  await sql`
    create table street (
      id integer primary key,
      location_id smallint not null references location (id),
      name text not null,
      slug text not null,
      unique (location_id, slug)
    )`.execute(db)

  await sql`
    create table lodging (
      id integer primary key,
      name text not null unique,
      status text not null default 'active' check (status in ('active', 'paused')),
      address1 text not null,
      address2 text not null default '',
      postal_code text not null,
      city text not null,
      country text not null default 'DK',
      location_id smallint not null references location (id),
      street_id integer not null references street (id),
      latitude numeric(8, 5) not null,
      longitude numeric(8, 5) not null,
      max_persons smallint not null check (max_persons > 0),
      rating numeric(2, 1),
      built_year smallint not null,
      renovated_year smallint,
      published_on date not null,
      owner_kind text not null default 'private' check (owner_kind in ('private', 'trader')),
      registration_declared boolean not null default false,
      registration_number text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index lodging_location on lodging (location_id)`.execute(db)
  await sql`create index lodging_street on lodging (street_id)`.execute(db)
  await sql`
    create table lodging_text (
      lodging_id integer not null references lodging (id) on delete cascade,
      language_id smallint not null check (language_id in (1, 2, 7)),
      title text not null,
      body text not null,
      embedded_video_html text,
      primary key (lodging_id, language_id)
    )`.execute(db)
  await sql`
    create table lodging_image (
      lodging_id integer not null references lodging (id) on delete cascade,
      sort_order smallint not null,
      url text not null,
      tag_ids smallint[] not null,
      width integer not null,
      height integer not null,
      file_size integer not null,
      primary key (lodging_id, sort_order)
    )`.execute(db)
  await sql`
    create table lodging_facility (
      lodging_id integer not null references lodging (id) on delete cascade,
      facility_id integer not null,
      value text not null,
      from_date date,
      to_date date
    )`.execute(db)
  await sql`
    create unique index lodging_facility_once
      on lodging_facility (lodging_id, facility_id, (coalesce(from_date, '-infinity'::date)))`.execute(db)
  await sql`
    create table lodging_meta (
      lodging_id integer not null references lodging (id) on delete cascade,
      key text not null,
      value text not null,
      primary key (lodging_id, key)
    )`.execute(db)

  // Seasons are the agency's calendar; a price plan gives each house its week price in them.
  await sql`
    create table season (
      id integer primary key,
      key text not null,
      starts_on date not null,
      ends_on date not null,
      arrival_days smallint[] not null,
      min_nights smallint not null,
      max_nights smallint not null,
      whole_weeks boolean not null,
      check (starts_on < ends_on),
      exclude using gist (daterange(starts_on, ends_on) with &&)
    )`.execute(db)
  await sql`
    create table lodging_season_price (
      lodging_id integer not null references lodging (id) on delete cascade,
      season_id integer not null references season (id),
      week_price_dkk integer not null check (week_price_dkk > 0),
      week_price_eur integer not null check (week_price_eur > 0),
      primary key (lodging_id, season_id)
    )`.execute(db)
  await sql`
    create table discount (
      id integer generated always as identity primary key,
      lodging_id integer not null references lodging (id) on delete cascade,
      tag text not null,
      percent smallint not null check (percent between 1 and 70),
      arrival_from date not null,
      arrival_until date not null,
      created_at timestamptz not null default now(),
      check (arrival_from <= arrival_until)
    )`.execute(db)
  await sql`create index discount_lodging on discount (lodging_id)`.execute(db)

  await sql`
    create table item (
      id integer primary key,
      definition_id integer not null,
      type text not null,
      charge_type text not null
        check (charge_type in ('per-stay', 'per-night', 'per-person', 'per-person-night', 'per-unit', 'metered')),
      unit_name text not null,
      metered_quantity text check (metered_quantity in ('kwh', 'm3')),
      description_da text not null,
      description_de text not null,
      description_en text not null
    )`.execute(db)
  await sql`
    create table lodging_item (
      lodging_id integer not null references lodging (id) on delete cascade,
      item_id integer not null references item (id),
      unit_price_dkk integer not null,
      unit_price_eur integer not null,
      is_mandatory boolean not null,
      min_quantity smallint not null,
      max_quantity smallint not null,
      primary key (lodging_id, item_id)
    )`.execute(db)

  // Taken nights: a guest's stay or an owner's block. The constraint prevents double bookings.
  await sql`
    create table stay (
      id bigint generated always as identity primary key,
      lodging_id integer not null references lodging (id),
      kind text not null check (kind in ('guest', 'owner')),
      arrival date not null,
      departure date not null,
      adults smallint not null default 0,
      children smallint not null default 0,
      infants smallint not null default 0,
      pets smallint not null default 0,
      created_at timestamptz not null default now(),
      check (arrival < departure),
      constraint stay_never_twice exclude using gist (lodging_id with =, daterange(arrival, departure) with &&)
    )`.execute(db)
  await sql`
    create table item_consumption (
      lodging_id integer not null references lodging (id) on delete cascade,
      stay_id bigint references stay (id),
      item_id integer not null references item (id),
      season text not null check (season in ('winter', 'spring', 'summer', 'autumn')),
      adults smallint not null,
      children smallint not null,
      days smallint not null check (days > 0),
      consumed numeric(9, 2) not null
    )`.execute(db)
  await sql`create index item_consumption_lodging on item_consumption (lodging_id)`.execute(db)
  await sql`
    create table review (
      id bigint generated by default as identity primary key,
      lodging_id integer not null references lodging (id) on delete cascade,
      stay_id bigint unique references stay (id),
      type smallint not null default 2,
      language_id smallint not null check (language_id in (1, 2, 7)),
      name text not null,
      place text not null,
      iso_country text not null,
      date date not null,
      rating smallint not null check (rating between 1 and 5),
      has_had_after_care boolean not null default false,
      answer_text text not null,
      answer_text_da text,
      answer_text_de text,
      answer_text_en text,
      response_text text,
      response_text_da text,
      response_text_de text,
      response_text_en text,
      response_time timestamptz
    )`.execute(db)
  await sql`create index review_lodging on review (lodging_id, date desc)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
