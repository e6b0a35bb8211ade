import { type QueryExecutorProvider, sql } from 'kysely'

/** True if the database has any house, from the demo or from a real agency. */
export async function hasCatalogue(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from lodging) as found`.execute(db)
  return rows[0]?.found ?? false
}
