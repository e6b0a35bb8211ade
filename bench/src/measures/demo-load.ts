import { rm } from 'node:fs/promises'
import { migrate } from '@marram/database/migrate'
import { openDatabase } from '@marram/database/open-database'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { loadCatalogue } from '@marram/demo/catalogue/load'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Budget, Finding, Measure } from '../measure.ts'
import { round } from '../statistics.ts'

type Size = { readonly lodgings: number; readonly isLong: boolean; readonly budget?: Budget }

const sizes: readonly Size[] = [
  { lodgings: 1200, isLong: false, budget: { of: 'value', max: 20 } },
  { lodgings: 50_000, isLong: true },
]

/** Generating the demo catalogue and writing it into a fresh, durable PostgreSQL. */
export const demoLoad: Measure = {
  name: 'demo-load',
  async run({ isFull, say }) {
    const findings: Finding[] = []
    for (const size of sizes.filter(({ isLong }) => isFull || !isLong)) {
      say(`${size.lodgings} houses`)
      findings.push(await measureSize(size))
    }
    return findings
  },
}

async function measureSize({ lodgings, budget }: Size): Promise<Finding> {
  const dataFolder = makeTemporaryFolder('marram-bench-load-')
  try {
    const database = await openDatabase({ dataFolder, log: () => {} })
    try {
      await migrate(database)
      const before = process.cpuUsage()
      const startedAt = performance.now()
      await loadCatalogue(database.pool, { lodgings, seed: 'marram', today: copenhagenDay(new Date()) })
      const seconds = (performance.now() - startedAt) / 1000
      const { user, system } = process.cpuUsage(before)
      return {
        what: `demo agency of ${lodgings} houses`,
        value: round(seconds),
        unit: 's',
        ...(budget && { budget }),
        detail: { generatorCpuS: round((user + system) / 1e6), housesPerSecond: Math.round(lodgings / seconds) },
      }
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
