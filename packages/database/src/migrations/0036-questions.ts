import { type Kysely, sql } from 'kysely'

/** Guests' questions about a house, as conversations with the agency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `mailbox` and `placed_from` are for limits. The submission is a secret of the form that was sent.
  await sql`
    create table question (
      id bigint generated always as identity primary key,
      lodging_id integer not null references lodging (id),
      user_id integer references user_account (id) on delete cascade,
      language_id smallint not null check (language_id in (1, 2, 7)),
      topic text not null check (topic in (
        'equipment', 'location', 'pets', 'arrival', 'linen', 'energy', 'internet', 'cleaning', 'deposit', 'other'
      )),
      state text not null check (state in ('open', 'answered', 'closed')),
      name text not null check (length(name) between 1 and 80),
      email text not null,
      mailbox text not null,
      phone text not null check (length(phone) <= 30),
      arrival date,
      departure date,
      confirmed_at timestamptz,
      submission_hash text not null unique check (length(submission_hash) = 64),
      fingerprint text not null check (length(fingerprint) = 64),
      placed_from text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      check (departure > arrival),
      check (num_nonnulls(arrival, departure) in (0, 2))
    )`.execute(db)
  await sql`create index question_state on question (state, changed_at)`.execute(db)
  await sql`create index question_email on question (lower(email))`.execute(db)
  await sql`create index question_user on question (user_id) where user_id is not null`.execute(db)
  await sql`create index question_mailbox on question (mailbox, created_at)`.execute(db)
  await sql`create index question_placed_from on question (placed_from, created_at)`.execute(db)

  await sql`
    create table question_message (
      question_id bigint not null references question (id) on delete cascade,
      number smallint not null check (number > 0),
      author text not null check (author in ('guest', 'staff')),
      text text not null check (length(text) between 1 and 5000),
      submission_hash text check (length(submission_hash) = 64),
      created_at timestamptz not null,
      primary key (question_id, number),
      unique (question_id, submission_hash)
    )`.execute(db)

  // One key per mail, as for bookings; `is_mailed` keys confirm the address.
  await sql`
    create table question_access (
      key_hash text primary key check (length(key_hash) = 64),
      question_id bigint not null references question (id) on delete cascade,
      is_mailed boolean not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index question_access_question on question_access (question_id)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
