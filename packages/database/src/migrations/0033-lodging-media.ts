import { type Kysely, sql } from 'kysely'

/**
 * Videos and panoramas stand among the pictures of a house. The row's picture is the poster of a video, and the
 * panorama itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lodging_image
      add column kind text not null default 'picture' check (kind in ('picture', 'video', 'panorama')),
      add column video_url text,
      add check ((kind = 'video') = (video_url is not null))`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
