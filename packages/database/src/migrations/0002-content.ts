import { type Kysely, sql } from 'kysely'

/** Editorial entries and assets with their drafts, the links between them, and the resulting addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Fields are {field: {locale: value}}. If `published` is null, only a preview shows the entry.
  await sql`
    create table content_entry (
      id text primary key,
      type text not null,
      version integer not null default 1,
      draft jsonb not null,
      published jsonb,
      published_version integer,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      first_published_at timestamptz,
      published_at timestamptz,
      check ((published is null) = (published_version is null)),
      check ((published is null) or (published_at is not null and first_published_at is not null))
    )`.execute(db)
  await sql`create index content_entry_type on content_entry (type, id)`.execute(db)
  await sql`
    create table content_asset (
      id text primary key,
      version integer not null default 1,
      draft jsonb not null,
      published jsonb,
      published_version integer,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      first_published_at timestamptz,
      published_at timestamptz,
      check ((published is null) = (published_version is null)),
      check ((published is null) or (published_at is not null and first_published_at is not null))
    )`.execute(db)

  // A target may be missing: an entry may be stored before its targets, or outlive them.
  await sql`
    create table content_link (
      source_id text not null references content_entry (id) on delete cascade,
      stage text not null check (stage in ('draft', 'published')),
      field text not null,
      target_kind text not null check (target_kind in ('Entry', 'Asset')),
      target_id text not null,
      primary key (source_id, stage, field, target_kind, target_id)
    )`.execute(db)
  await sql`create index content_link_target on content_link (target_id, stage)`.execute(db)

  await sql`
    create table content_route (
      stage text not null check (stage in ('draft', 'published')),
      locale text not null check (locale in ('da-DK', 'de-DE', 'en')),
      path text not null check (path ~ '^/([a-z0-9-]+/)*$'),
      entry_id text not null references content_entry (id) on delete cascade,
      primary key (stage, locale, path)
    )`.execute(db)
  await sql`create unique index content_route_entry on content_route (entry_id, stage, locale)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
