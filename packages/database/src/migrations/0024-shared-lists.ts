import { type Kysely, sql } from 'kysely'

/** Lists of houses that people decide on together, open to holders of the link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The keys of lists and their people are stored as hashes.
  await sql`
    create table shared_list (
      id bigint generated always as identity primary key,
      token_hash text not null unique check (length(token_hash) = 64),
      user_id integer references user_account (id) on delete cascade,
      title text not null check (length(title) between 1 and 80),
      arrival date,
      duration smallint check (duration between 1 and 365),
      adults smallint check (adults between 1 and 99),
      children smallint check (children between 0 and 99),
      infants smallint check (infants between 0 and 99),
      pets smallint check (pets between 0 and 99),
      ends_on date not null,
      ended_on date,
      last_number integer not null default 0,
      created_at timestamptz not null,
      check (num_nonnulls(arrival, duration, adults, children, infants, pets) in (0, 6))
    )`.execute(db)
  await sql`create index shared_list_user on shared_list (user_id) where user_id is not null`.execute(db)

  await sql`
    create table shared_list_house (
      list_id bigint not null references shared_list (id) on delete cascade,
      lodging_id integer not null check (lodging_id > 0),
      position smallint not null,
      primary key (list_id, lodging_id)
    )`.execute(db)

  await sql`
    create table shared_list_person (
      list_id bigint not null references shared_list (id) on delete cascade,
      number integer not null,
      name text not null check (length(name) between 1 and 40),
      key_hash text not null check (length(key_hash) = 64),
      is_owner boolean not null,
      primary key (list_id, number),
      unique (list_id, key_hash)
    )`.execute(db)
  await sql`create unique index shared_list_person_name on shared_list_person (list_id, lower(name))`.execute(db)

  await sql`
    create table shared_list_vote (
      list_id bigint not null,
      person_number integer not null,
      lodging_id integer not null,
      vote text not null check (vote in ('yes', 'maybe', 'no')),
      primary key (list_id, person_number, lodging_id),
      foreign key (list_id, person_number) references shared_list_person (list_id, number) on delete cascade,
      foreign key (list_id, lodging_id) references shared_list_house (list_id, lodging_id) on delete cascade
    )`.execute(db)

  await sql`
    create table shared_list_comment (
      list_id bigint not null,
      number integer not null,
      person_number integer not null,
      lodging_id integer not null,
      text text not null check (length(text) between 1 and 500),
      created_at timestamptz not null,
      primary key (list_id, number),
      foreign key (list_id, person_number) references shared_list_person (list_id, number) on delete cascade,
      foreign key (list_id, lodging_id) references shared_list_house (list_id, lodging_id) on delete cascade
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
