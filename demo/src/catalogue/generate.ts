import { generateLodgings } from './lodging.ts'
import { type LastIds, lodgingRows } from './lodging-rows.ts'
import type { CatalogueOptions } from './options.ts'
import type { Batch } from './rows.ts'
import { sharedRows } from './shared-rows.ts'

/** Large enough for COPY to be efficient, small enough that 50,000 houses need only a few megabytes of memory. */
const batchSize = 200

const emptyBatch = (): Batch => ({ lodgings: 0, rows: new Map() })

/**
 * The generated part of the demo agency's catalogue as rows, ordered so that no foreign key points to a later row: first
 * streets and seasons, then the houses in batches. Pure: the same options give the same rows.
 */
export function* generateCatalogue(options: CatalogueOptions): Generator<Batch> {
  yield sharedRows(options.today)
  const lastIds: LastIds = { stay: 0, booking: 0, bankEntry: 0 }
  let batch = emptyBatch()
  for (const lodging of generateLodgings(options)) {
    for (const [table, rows] of lodgingRows(lodging, lastIds, options)) {
      const known = batch.rows.get(table)
      if (known) known.push(...rows)
      else batch.rows.set(table, rows)
    }
    batch.lodgings += 1
    if (batch.lodgings === batchSize) {
      yield batch
      batch = emptyBatch()
    }
  }
  if (batch.lodgings > 0) yield batch
}
