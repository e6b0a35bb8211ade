import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportCatalogue } from '@marram/broker/catalogue/export/export-catalogue'
import { importCatalogue } from '@marram/broker/catalogue/import/import-catalogue'
import { openChunks } from '@marram/broker/catalogue/import/read-lines'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { copenhagenDay } from '@marram/domain/iso-day'
import { fillCatalogue } from '@marram/program/fill-catalogue'
import { expect, test } from 'vitest'
import { countOf, patience, say, sayResult } from './proof.ts'

const lodgings = countOf({ sample: 300, full: 50_000 })
const megabyte = 1_048_576
const sampleMs = 100
/** Garbage may accumulate; a file held in memory would cost hundreds of megabytes. */
const growthMb = 96

test('a catalogue that is exported and imported is exported as the same bytes, in flat memory', patience, async () => {
  const folder = makeTemporaryFolder('marram-proof-catalogue-')
  const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')]
  const [filled, empty] = [await createTestDatabase(), await createTestDatabase()]
  try {
    say(`making ${lodgings} houses`)
    await fillCatalogue(filled.pool, { lodgings, seed: 'marram', today: copenhagenDay(new Date()) })
    await writeExport(filled, first)
    const memory = watchMemory()
    const outcome = await importCatalogue(empty.pool, await openChunks(first), {
      onProgress: ({ phase, lines }) => {
        if (phase !== 'reading' || lines % 50_000 === 0) say(`${phase}: ${lines} lines`)
      },
    })
    const { firstHalfMb, secondHalfMb } = memory.stop()
    expect(outcome.kind).not.toBe('refused')
    expect(secondHalfMb - firstHalfMb).toBeLessThan(growthMb)
    await writeExport(empty, second)
    expect(await digest(second)).toBe(await digest(first))
    sayResult({ lodgings, fileMb: Math.round((await stat(first)).size / megabyte), firstHalfMb, secondHalfMb })
  } finally {
    await filled.drop()
    await empty.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

function writeExport({ db }: TestDatabase, file: string): Promise<void> {
  return pipeline(Readable.from(exportCatalogue(db)), createWriteStream(file))
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Samples the peak memory of this process in the first and the second half of a run. */
function watchMemory(): { stop(): { readonly firstHalfMb: number; readonly secondHalfMb: number } } {
  const samples: number[] = [process.memoryUsage.rss()]
  const timer = setInterval(() => samples.push(process.memoryUsage.rss()), sampleMs)
  return {
    stop() {
      clearInterval(timer)
      samples.push(process.memoryUsage.rss())
      const middle = Math.ceil(samples.length / 2)
      const peak = (part: readonly number[]) => Math.round(Math.max(...part) / megabyte)
      return { firstHalfMb: peak(samples.slice(0, middle)), secondHalfMb: peak(samples.slice(middle)) }
    },
  }
}
