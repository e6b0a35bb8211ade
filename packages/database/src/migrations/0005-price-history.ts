import { type Kysely, sql } from 'kysely'

/**
 * Earlier prices: a reduction may only be compared with the lowest price of the thirty days before it. Current rows
 * have their start, and triggers store their former values, whoever writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The age of existing prices is unknown, so they count from now.
  await sql`alter table season add column since timestamptz not null default now()`.execute(db)
  await sql`alter table lodging_season_price add column since timestamptz not null default now()`.execute(db)
  await sql`alter table discount add column since timestamptz not null default now()`.execute(db)

  // Without references: the history outlives a house and its seasons. Only triggers write it.
  await sql`
    create table week_price_past (
      lodging_id integer not null,
      season_id integer not null,
      week_price_dkk integer not null,
      week_price_eur integer not null,
      since timestamptz not null,
      until timestamptz not null check (since < until)
    )`.execute(db)
  await sql`create index week_price_past_lodging on week_price_past (lodging_id, until)`.execute(db)
  await sql`
    create table discount_past (
      lodging_id integer not null,
      tag text not null,
      percent smallint not null,
      arrival_from date not null,
      arrival_until date not null,
      since timestamptz not null,
      until timestamptz not null check (since < until)
    )`.execute(db)
  await sql`create index discount_past_lodging on discount_past (lodging_id, until)`.execute(db)

  await restartOnChange(db)
  await keepWeekPrices(db)
  await keepDiscounts(db)
  await refuseChanges(db)

  // A house is found by the name in its URL, which is lower case however it was imported.
  await sql`create unique index lodging_name_any_case on lodging (lower(name))`.execute(db)
}

/** A changed row starts now; one written again unchanged keeps its start. */
async function restartOnChange(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function restart_since() returns trigger language plpgsql as $$
    begin
      new.since := now();
      return new;
    end $$`.execute(db)
  const watched = [
    { table: 'season', columns: ['starts_on', 'ends_on'] },
    { table: 'lodging_season_price', columns: ['lodging_id', 'season_id', 'week_price_dkk', 'week_price_eur'] },
    { table: 'discount', columns: ['lodging_id', 'percent', 'arrival_from', 'arrival_until'] },
  ]
  for (const { table, columns } of watched) {
    const changed = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
    await sql`
      create trigger ${sql.ref(`${table}_restart`)} before update on ${sql.table(table)}
        for each row when (${sql.raw(changed)}) execute function restart_since()`.execute(db)
  }
}

/** Per statement: a price list of fifty thousand houses is one. Rows of the same transaction were never visible. */
async function keepWeekPrices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_week_prices() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into week_price_past
        select gone.lodging_id, gone.season_id, gone.week_price_dkk, gone.week_price_eur, gone.since, now()
        from gone left join come using (lodging_id, season_id)
        where gone.since < now() and (gone.week_price_dkk, gone.week_price_eur)
          is distinct from (come.week_price_dkk, come.week_price_eur);
      else
        insert into week_price_past
        select gone.lodging_id, gone.season_id, gone.week_price_dkk, gone.week_price_eur, gone.since, now()
        from gone where gone.since < now();
      end if;
      return null;
    end $$`.execute(db)
  await watchStatements(db, 'lodging_season_price', 'keep_week_prices')
}

async function keepDiscounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_discounts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into discount_past
        select gone.lodging_id, gone.tag, gone.percent, gone.arrival_from, gone.arrival_until, gone.since, now()
        from gone left join come using (id)
        where gone.since < now() and (gone.lodging_id, gone.percent, gone.arrival_from, gone.arrival_until)
          is distinct from (come.lodging_id, come.percent, come.arrival_from, come.arrival_until);
      else
        insert into discount_past
        select gone.lodging_id, gone.tag, gone.percent, gone.arrival_from, gone.arrival_until, gone.since, now()
        from gone where gone.since < now();
      end if;
      return null;
    end $$`.execute(db)
  await watchStatements(db, 'discount', 'keep_discounts')
}

async function watchStatements(db: Kysely<unknown>, table: string, keeper: string): Promise<void> {
  await sql`
    create trigger ${sql.ref(`${table}_changed`)} after update on ${sql.table(table)}
      referencing old table as gone new table as come
      for each statement execute function ${sql.raw(keeper)}()`.execute(db)
  await sql`
    create trigger ${sql.ref(`${table}_removed`)} after delete on ${sql.table(table)}
      referencing old table as gone
      for each statement execute function ${sql.raw(keeper)}()`.execute(db)
}

/** The history is evidence: even a mistaken price was shown to guests. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The price history is never changed.';
    end $$`.execute(db)
  for (const table of ['week_price_past', 'discount_past']) {
    await sql`
      create trigger ${sql.ref(`${table}_stands`)} before update or delete on ${sql.table(table)}
        for each row execute function refuse_change()`.execute(db)
  }
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
