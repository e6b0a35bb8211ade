import { type Kysely, sql } from 'kysely'

/** Form submissions, the resulting mails, the newsletter, and counts of page events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The answers include their labels, because the form may change before they are read.
  await sql`
    create table form_submission (
      id uuid primary key default gen_random_uuid(),
      form_id text not null,
      locale text not null check (locale in ('da-DK', 'de-DE', 'en')),
      state text not null check (state in ('received', 'held')),
      page text,
      answers jsonb not null,
      fingerprint text not null unique,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index form_submission_created on form_submission (created_at)`.execute(db)

  // waiting → sending → handing-over → sent. Retries are possible before handing-over, never after. Without a mail
  // server: waiting → kept.
  await sql`
    create table mail (
      id uuid primary key default gen_random_uuid(),
      key text not null unique,
      state text not null default 'waiting'
        check (state in ('waiting', 'sending', 'handing-over', 'sent', 'kept', 'unconfirmed', 'refused')),
      attempt integer not null default 0,
      recipient text not null,
      reply_to text,
      subject text not null,
      text_body text not null,
      html_body text not null,
      last_error text,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index mail_changed on mail (changed_at)`.execute(db)

  await sql`
    create table newsletter_subscription (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      locale text not null check (locale in ('da-DK', 'de-DE', 'en')),
      state text not null check (state in ('pending', 'confirmed')),
      token_hash text unique,
      asked_at timestamptz not null,
      mailed_at timestamptz not null,
      confirmed_at timestamptz,
      unique (email, locale),
      check ((state = 'confirmed') = (confirmed_at is not null))
    )`.execute(db)

  await sql`
    create table telemetry_count (
      day date not null,
      service text not null,
      language_id smallint not null check (language_id in (1, 2, 7)),
      name text not null,
      count bigint not null check (count > 0),
      primary key (day, service, language_id, name)
    )`.execute(db)

  // Created by the first node that needs one, read by all.
  await sql`
    create table worker_secret (
      name text primary key,
      value bytea not null
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
