import { type Kysely, sql } from 'kysely'

/** Old addresses, named texts and facts of the agency, and totals of reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Language 0 stands for every edition. A target is a path or a web address: anything else could run a script.
  await sql`
    create table redirect (
      from_path text not null check (from_path ~ '^/(\\S*/)?$' and from_path = lower(from_path)),
      language_id smallint not null default 0 check (language_id in (0, 1, 2, 7)),
      to_target text not null check (to_target ~ '^(/([^/\\\\]\\S*)?|https?://[^/]\\S*)$'),
      is_permanent boolean not null,
      primary key (from_path, language_id)
    )`.execute(db)
  // Names are part of cache tags, which spaces would split.
  await sql`
    create table named_text (
      name text not null check (name ~ '^[a-z0-9][a-z0-9._-]{0,99}$'),
      language_id smallint not null check (language_id in (1, 2, 7)),
      html text not null,
      primary key (name, language_id)
    )`.execute(db)
  await sql`
    create table meta (
      key text primary key check (key ~ '^[a-z0-9][a-z0-9._-]{0,99}$'),
      value text not null
    )`.execute(db)

  await sql`create index review_best on review (type, rating desc, date desc, id desc) include (lodging_id)`.execute(db)
  await sql`create index review_date on review (date)`.execute(db)
  await addReviewTotals(db)
}

/** Lists show the best houses first, and must not count hundreds of thousands of reviews for each page. */
async function addReviewTotals(db: Kysely<unknown>): Promise<void> {
  // Every house starts with twelve ratings of 4.2: three perfect ones must not outrank forty very good ones.
  await sql`
    alter table lodging
      add column review_count integer not null default 0,
      add column review_sum integer not null default 0,
      add column review_score numeric(6, 5) not null
        generated always as ((review_sum + 12 * 4.2) / (review_count + 12)) stored`.execute(db)
  await sql`create index lodging_best on lodging (review_score desc, id) where status = 'active'`.execute(db)
  // Recounted rather than incremented, so that a restored backup is right too. Lock first: only a statement that begins
  // after it sees the reviews of the writer who held it.
  await sql`
    create or replace function refresh_review_totals() returns trigger language plpgsql as $$
    begin
      perform from lodging where id in (select lodging_id from changed) order by id for no key update;
      update lodging set review_count = total.count, review_sum = total.sum
      from (
        select touched.lodging_id, count(review.id) as count, coalesce(sum(review.rating), 0) as sum
        from (select distinct lodging_id from changed) touched
        left join review on review.lodging_id = touched.lodging_id and review.type = 2
        group by touched.lodging_id
      ) total
      where lodging.id = total.lodging_id
        and (lodging.review_count, lodging.review_sum) is distinct from (total.count, total.sum);
      return null;
    end $$`.execute(db)
  const moments = [
    { name: 'added', event: 'insert', rows: 'new' },
    { name: 'removed', event: 'delete', rows: 'old' },
    { name: 'changed_from', event: 'update', rows: 'old' },
    { name: 'changed_to', event: 'update', rows: 'new' },
  ]
  for (const { name, event, rows } of moments) {
    await sql`
      create trigger ${sql.ref(`review_${name}`)} after ${sql.raw(event)} on review
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function refresh_review_totals()`.execute(db)
  }
  await sql`
    update lodging set review_count = total.count, review_sum = total.sum
    from (select lodging_id, count(*) as count, sum(rating) as sum from review where type = 2 group by 1) total
    where lodging.id = total.lodging_id`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
