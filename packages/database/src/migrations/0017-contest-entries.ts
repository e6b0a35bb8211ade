import { type Kysely, sql } from 'kysely'

/** Contests are open by their days; guests send pictures, which are reviewed before publication. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addDays(db)
  await addDecisions(db)
  await addSenders(db)
}

/** Converts the former status word: open until the end of its year, or closed when it was last changed. */
async function addDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contest
      add column opens_on date,
      add column closes_on date,
      add column decided_at timestamptz`.execute(db)
  await sql`
    update contest set
      opens_on = make_date(year, 1, 1),
      closes_on = case status
        when 'open' then make_date(year + 1, 1, 1)
        else greatest(make_date(year, 1, 1), least(make_date(year + 1, 1, 1), updated_at::date)) end,
      decided_at = case status when 'decided' then updated_at end`.execute(db)
  // Half-open, in Danish days: a contest accepts no pictures on its closing day.
  await sql`
    alter table contest
      alter column opens_on set not null,
      alter column closes_on set not null,
      add check (opens_on <= closes_on),
      drop column status`.execute(db)
}

async function addDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`drop index contest_image_shown`.execute(db)
  await sql`alter table contest_image drop constraint contest_image_state_check`.execute(db)
  await sql`alter table contest_image drop constraint contest_image_check`.execute(db)
  await sql`alter table contest_image alter column state set default 'pending'`.execute(db)
  await sql`
    update contest_image set state = case state when 'shown' then 'approved' else 'pending' end`.execute(db)
  await sql`
    alter table contest_image
      add column decided_at timestamptz,
      add column reason text check (reason in ('not-own', 'people', 'unsuitable', 'quality')),
      add column sent_hash text check (length(sent_hash) = 64),
      add check (state in ('pending', 'approved', 'rejected')),
      add check (place is null or state = 'approved'),
      add check ((reason is null) = (state <> 'rejected')),
      add unique (contest_id, sent_hash)`.execute(db)
  await sql`
    create index contest_image_approved on contest_image (contest_id, id desc) where state = 'approved'`.execute(db)
  await sql`create index contest_image_pending on contest_image (id) where state = 'pending'`.execute(db)
}

/** Separate from the public pictures: queries for pictures never touch names or addresses. */
async function addSenders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contest_sender (
      contest_image_id integer primary key references contest_image (id) on delete cascade,
      email text not null check (email = lower(email)),
      name text not null check (name <> ''),
      language_id smallint not null check (language_id in (1, 2, 7)),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index contest_sender_email on contest_sender (email)`.execute(db)
  // Pictures of staff, published at once. The key is the name in the store.
  await sql`
    create table uploaded_image (
      key text primary key check (key ~ '^[a-z0-9]{32}[.](jpg|webp)$'),
      user_id integer references user_account (id) on delete set null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index uploaded_image_user on uploaded_image (user_id, created_at)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
