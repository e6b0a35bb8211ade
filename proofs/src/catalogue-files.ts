import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportCatalogue } from '@marram/broker/catalogue/export/export-catalogue'
import { importCatalogue } from '@marram/broker/catalogue/import/import-catalogue'
import { openChunks } from '@marram/broker/catalogue/import/read-lines'
import { migrate } from '@marram/database/migrate'
import { type OpenedDatabase, openDatabase } from '@marram/database/open-database'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { loadCatalogue } from '@marram/demo/catalogue/load'
import { copenhagenDay } from '@marram/domain/iso-day'
import { watchMemory } from './memory-watch.ts'

export type CatalogueProof = {
  readonly lodgings: number
  readonly fileMb: number
  readonly exportSeconds: number
  readonly importSeconds: number
  readonly linesPerSecond: number
  /** Highest memory of the importing process while the first and the second half of the time passed. */
  readonly importMemoryMb: { readonly firstHalfMb: number; readonly secondHalfMb: number }
}

type Options = { readonly lodgings: number; readonly log: (line: string) => void }

/** Garbage may wait; a file kept in memory would cost hundreds of megabytes. */
const growthMb = 96

/** Exports a catalogue, imports it into an empty database and exports it again. Throws if bytes differ or memory grows. */
export async function proveCatalogueFiles({ lodgings, log }: Options): Promise<CatalogueProof> {
  const folder = makeTemporaryFolder('marram-proof-catalogue-')
  const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')]
  try {
    const exportSeconds = await withDatabase(join(folder, 'one'), async (database) => {
      log(`making ${lodgings} houses`)
      await loadCatalogue(database.pool, { lodgings, seed: 'marram', today: copenhagenDay(new Date()) })
      return timed(() => writeExport(database, first))
    })
    const imported = await withDatabase(join(folder, 'two'), async (database) => {
      const outcome = await importWatched(database, first, log)
      await writeExport(database, second)
      return outcome
    })
    if ((await digest(first)) !== (await digest(second))) throw new Error('The second export differs from the first.')
    return { lodgings, fileMb: Math.round((await stat(first)).size / 1_048_576), exportSeconds, ...imported }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importWatched(database: OpenedDatabase, file: string, log: (line: string) => void) {
  let shown = 0
  const onProgress = ({ phase, lines }: { phase: string; lines: number }) => {
    if (phase === 'reading' && lines - shown < 50_000) return
    shown = lines
    log(`${phase}: ${lines} lines`)
  }
  const memory = watchMemory()
  let lines = 0
  const importSeconds = await timed(async () => {
    const outcome = await importCatalogue(database.pool, await openChunks(file), { onProgress })
    if (outcome.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(outcome.problems.first.slice(0, 3))}`)
    lines = outcome.lines
  })
  const importMemoryMb = memory.stop()
  if (importMemoryMb.secondHalfMb > importMemoryMb.firstHalfMb + growthMb) {
    throw new Error(`Memory grew from ${importMemoryMb.firstHalfMb} to ${importMemoryMb.secondHalfMb} MB.`)
  }
  return { importSeconds, linesPerSecond: Math.round(lines / importSeconds), importMemoryMb }
}

function writeExport({ db }: OpenedDatabase, file: string): Promise<void> {
  return pipeline(Readable.from(exportCatalogue(db)), createWriteStream(file))
}

async function withDatabase<T>(dataFolder: string, run: (database: OpenedDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataFolder, log: () => {} })
  try {
    await migrate(database)
    return await run(database)
  } finally {
    await database.close()
  }
}

async function timed(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return Math.round((performance.now() - startedAt) / 100) / 10
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
