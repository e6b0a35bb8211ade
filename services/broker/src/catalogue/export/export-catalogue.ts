import type { CatalogueInput } from '@marram/contract/catalogue/catalogue-record'
import type { Database } from '@marram/database/schema.generated'
import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import { loadLists } from './load-lists.ts'
import { loadShared } from './load-shared.ts'
import { presentLodging } from './present-lodging.ts'
import { presentReview, presentStay } from './present-stays.ts'

export type ExportProgress = { readonly done: number; readonly total: number }
type OnProgress = (progress: ExportProgress) => void

/** A batch is a few megabytes of text. */
const batchSize = 200

/**
 * Yields a consistent snapshot of the whole catalogue as JSON lines: places, seasons and items, then every house
 * followed by its stays, blocks and reviews. Equal catalogues give equal bytes.
 */
export async function* exportCatalogue(
  db: Kysely<Database>,
  onProgress: OnProgress = () => {},
): AsyncGenerator<string> {
  const snapshot = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    // The consumer of the lines may be slow.
    await sql`set local statement_timeout = 0`.execute(snapshot)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot)
    yield asLines(await loadShared(snapshot))
    yield* exportLodgings(snapshot, onProgress)
  } finally {
    await snapshot.rollback().execute()
  }
}

async function* exportLodgings(db: ControlledTransaction<Database>, onProgress: OnProgress): AsyncGenerator<string> {
  const { total } = await db
    .selectFrom('lodging')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let done = 0
  for (let last = 0; ; ) {
    const houses = await db
      .selectFrom('lodging')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    const ids = houses.map(({ id }) => id)
    const lastId = ids.at(-1)
    if (lastId === undefined) return
    const lists = await loadLists(db, ids)
    for (const house of houses) {
      yield asLines([
        presentLodging(house, lists),
        ...lists.stays(house.id).map(presentStay),
        ...lists.reviews(house.id).map(presentReview),
      ])
    }
    last = lastId
    done += houses.length
    onProgress({ done, total })
  }
}

function asLines(records: readonly CatalogueInput[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}
