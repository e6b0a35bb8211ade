import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.generated.ts'

/** `br` is the same compressed, if it was at build time. */
export type SiteFile = { readonly body: Buffer; readonly br: Buffer | null }

const keptDays = 30

/** Adds the files that no other node has brought, and deletes those that no node has had for a month. */
export async function keepSiteFiles(
  db: Kysely<Database>,
  paths: readonly string[],
  read: (path: string) => Promise<SiteFile>,
): Promise<void> {
  const seen = await db
    .updateTable('site_file')
    .set({ seen_at: sql<Date>`now()` })
    .where('path', '=', sql<string>`any(${paths}::text[])`)
    .returning('path')
    .execute()
  const known = new Set(seen.map(({ path }) => path))
  for (const path of paths) {
    if (known.has(path)) continue
    const file = { path, ...(await read(path)) }
    await db
      .insertInto('site_file')
      .values(file)
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
  }
  await db
    .deleteFrom('site_file')
    .where('seen_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute()
}

export async function listSiteFiles(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('site_file').select('path').execute()
  return rows.map(({ path }) => path)
}

export async function findSiteFile(db: Kysely<Database>, path: string): Promise<SiteFile | null> {
  const found = await db.selectFrom('site_file').select(['body', 'br']).where('path', '=', path).executeTakeFirst()
  return found ?? null
}
