import { rm } from 'node:fs/promises'
import type { Connection } from '@marram/database/connection'
import { migrate } from '@marram/database/migrate'
import { openDatabase } from '@marram/database/open-database'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { copenhagenDay } from '@marram/domain/iso-day'
import { fillCatalogue } from '@marram/program/fill-catalogue'
import { buildCatalogue } from '@marram/search/indexer/build-catalogue'
import type { Budget, Finding, Measure } from '../measure.ts'
import { measureFreshness } from '../search/freshness.ts'
import { round } from '../statistics.ts'

type Size = { readonly lodgings: number; readonly isLong: boolean; readonly budget?: Budget }
/** The search must be ready within a minute after a start, for any size. */
const indexBudget: Budget = { of: 'value', max: 60 }

const sizes: readonly Size[] = [
  { lodgings: 1200, isLong: false, budget: { of: 'value', max: 20 } },
  { lodgings: 50_000, isLong: true },
]

/** Generates the demo catalogue into a fresh, durable PostgreSQL, indexes it for the search, and changes it. */
export const demoLoad: Measure = {
  name: 'demo-load',
  async run({ isFull, say }) {
    const findings: Finding[] = []
    for (const size of sizes.filter(({ isLong }) => isFull || !isLong)) {
      say(`${size.lodgings} houses`)
      findings.push(...(await measureSize(size, say)))
    }
    return findings
  },
}

async function measureSize({ lodgings, budget }: Size, say: (line: string) => void): Promise<Finding[]> {
  const dataFolder = makeTemporaryFolder('marram-bench-load-')
  try {
    const database = await openDatabase({ dataFolder, log: () => {} })
    try {
      await migrate(database)
      const before = process.cpuUsage()
      const startedAt = performance.now()
      await fillCatalogue(database.pool, { lodgings, seed: 'marram', today: copenhagenDay(new Date()) })
      const seconds = (performance.now() - startedAt) / 1000
      const { user, system } = process.cpuUsage(before)
      const loaded: Finding = {
        what: `demo agency of ${lodgings} houses`,
        value: round(seconds),
        unit: 's',
        ...(budget && { budget }),
        detail: { generatorCpuS: round((user + system) / 1e6), housesPerSecond: Math.round(lodgings / seconds) },
      }
      const indexed = await measureIndex(database, lodgings, say)
      return [loaded, indexed, await measureFreshness(database, lodgings)]
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function measureIndex({ db }: Connection, lodgings: number, say: (line: string) => void): Promise<Finding> {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  let reported = 0
  const { engine } = await buildCatalogue({ db, content: null, now: () => new Date() }, ({ done, total }) => {
    if (done < total && done - reported < total / 4) return
    reported = done
    say(`search index: ${done} of ${total}`)
  })
  const { user, system } = process.cpuUsage(before)
  const value = round((performance.now() - startedAt) / 1000)
  const detail = { cpuS: round((user + system) / 1e6), houses: engine.store.rowOf.size }
  return { what: `search index of ${lodgings} houses`, value, unit: 's', budget: indexBudget, detail }
}
