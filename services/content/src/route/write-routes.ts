import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { Stage } from '../context.ts'
import type { CompiledRoute } from './compile-routes.ts'

const keyOf = (locale: string, path: string, entryId: string): string => `${locale} ${path} ${entryId}`

/** Updates the table to these routes; returns the entries with changed addresses. */
export async function writeRoutes(
  db: Kysely<Database>,
  stage: Stage,
  routes: readonly CompiledRoute[],
): Promise<string[]> {
  const stored = await db
    .selectFrom('content_route')
    .where('stage', '=', stage)
    .select(['locale', 'path', 'entry_id'])
    .execute()
  const before = new Set(stored.map((row) => keyOf(row.locale, row.path, row.entry_id)))
  const after = new Set(routes.map((route) => keyOf(route.locale, route.path, route.entryId)))
  const removed = stored.filter((row) => !after.has(keyOf(row.locale, row.path, row.entry_id)))
  const added = routes.filter((route) => !before.has(keyOf(route.locale, route.path, route.entryId)))
  if (removed.length > 0) {
    const rows = JSON.stringify(removed.map(({ locale, path }) => ({ locale, path })))
    await sql`
      delete from content_route r using jsonb_to_recordset(${rows}::jsonb) as row (locale text, path text)
      where r.stage = ${stage} and r.locale = row.locale and r.path = row.path`.execute(db)
  }
  if (added.length > 0) {
    const rows = JSON.stringify(added.map(({ locale, path, entryId }) => ({ locale, path, entry_id: entryId })))
    await sql`
      insert into content_route (stage, locale, path, entry_id)
      select ${stage}, locale, path, entry_id
      from jsonb_to_recordset(${rows}::jsonb) as row (locale text, path text, entry_id text)`.execute(db)
  }
  return [...new Set([...removed.map((row) => row.entry_id), ...added.map((route) => route.entryId)])]
}
