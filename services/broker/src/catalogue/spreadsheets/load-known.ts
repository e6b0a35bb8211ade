import type { Database } from '@marram/database/schema.generated'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { PoolClient } from 'pg'
import { loadLists } from '../export/load-lists.ts'
import { loadShared } from '../export/load-shared.ts'
import { presentLodging } from '../export/present-lodging.ts'
import type { House, Known } from './known.ts'

/** A batch is a few megabytes. */
const batchSize = 200

/** Loads places, seasons, items and the named houses on the connection of the import, which has its lock. */
export async function loadKnown(client: PoolClient, names: readonly string[]): Promise<Known> {
  const db = databaseOn(client)
  const shared = await loadShared(db)
  const last = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from lodging`.execute(db)
  return {
    area: shared.filter((record) => record.kind === 'area'),
    location: shared.filter((record) => record.kind === 'location'),
    street: shared.filter((record) => record.kind === 'street'),
    season: shared.filter((record) => record.kind === 'season'),
    item: shared.filter((record) => record.kind === 'item'),
    houses: await loadHouses(db, names),
    lastHouseId: last.rows[0]?.id ?? 0,
  }
}

async function loadHouses(db: Kysely<Database>, names: readonly string[]): Promise<Known['houses']> {
  const houses = new Map<string, House>()
  for (let at = 0; at < names.length; at += batchSize) {
    const batch = names.slice(at, at + batchSize)
    const rows = await db
      .selectFrom('lodging')
      .selectAll()
      .where(({ fn }) => fn<string>('lower', ['name']), 'in', batch)
      .orderBy('id')
      .execute()
    if (rows.length === 0) continue
    const lists = await loadLists(
      db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      // The import keeps what these leave out.
      const { consumption: _, createdAt: __, updatedAt: ___, ...house } = presentLodging(row, lists)
      houses.set(row.name.toLowerCase(), house)
    }
  }
  return houses
}

function databaseOn(client: PoolClient): Kysely<Database> {
  const lent = { query: client.query.bind(client), release: () => {} }
  const pool = { options: {}, connect: async () => lent, end: async () => {} }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
