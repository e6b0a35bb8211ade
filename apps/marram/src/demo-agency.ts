import { createDemoUsers } from '@marram/auth/demo-users'
import type { Connection } from '@marram/database/connection'
import { hasCatalogue } from '@marram/demo/catalogue/has-catalogue'
import { createProgressLine } from './progress-line.ts'
import { print } from './terminal.ts'

/** Fills an empty database, or leaves a filled one alone. The demo's users are put back wherever they are missing. */
export async function prepareDemo(database: Pick<Connection, 'db' | 'pool'>, lodgings: number): Promise<void> {
  await createDemoUsers(database.db)
  if (await hasCatalogue(database.db)) return
  print(`Creating the demo agency with ${lodgings} houses.`)
  const progress = createProgressLine()
  // Only a first start loads what makes an agency up.
  const { fillDemo } = await import('./fill-demo.ts')
  await fillDemo(database, lodgings, progress.show)
  progress.end('The demo agency is complete.')
}
