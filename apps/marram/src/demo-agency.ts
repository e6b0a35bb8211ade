import type { Connection } from '@marram/database/connection'
import { hasCatalogue, loadCatalogue } from '@marram/demo/catalogue/load'
import { copenhagenDay } from '@marram/domain/iso-day'
import { createProgressLine } from './progress-line.ts'
import { print } from './terminal.ts'

/** Fills an empty database, or leaves a filled one alone. */
export async function prepareDemo({ db, pool }: Connection, lodgings: number): Promise<void> {
  if (await hasCatalogue(db)) return
  print(`Creating the demo agency with ${lodgings} houses.`)
  const progress = createProgressLine()
  const today = copenhagenDay(new Date())
  await loadCatalogue(pool, { lodgings, seed: 'marram', today }, progress.show)
  progress.end('The demo agency is complete.')
}
