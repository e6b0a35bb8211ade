import { importCatalogue } from '@marram/broker/catalogue/import/import-catalogue'
import { openChunks } from '@marram/broker/catalogue/import/read-lines'
import type { Connection } from '@marram/database/connection'
import { sharedCatalogueFile } from '@marram/demo/agency'
import { type LoadProgress, loadHouses } from '@marram/demo/catalogue/load'
import type { CatalogueOptions } from '@marram/demo/catalogue/options'

/** Imports the agency's catalogue file, then adds what is generated. Refuses a database that already has houses. */
export async function fillCatalogue(
  pool: Connection['pool'],
  options: CatalogueOptions,
  onProgress?: (progress: LoadProgress) => void,
): Promise<void> {
  const outcome = await importCatalogue(pool, await openChunks(sharedCatalogueFile))
  if (outcome.kind === 'refused') {
    const { line = 0, reason = '' } = outcome.problems.first[0] ?? {}
    throw new Error(`${sharedCatalogueFile}, line ${line}: ${reason}`)
  }
  await loadHouses(pool, options, onProgress)
}
