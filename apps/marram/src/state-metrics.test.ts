import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@marram/database/connection'
import { createMetrics } from '@marram/service-kit/metrics'
import { expect, test } from 'vitest'
import { readStorageConfig } from './config.ts'
import { measureState } from './state-metrics.ts'

test('while the database hangs, the scrape is answered in time, without outdated values', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marram-state-'))
  const database = connect({ url: 'postgresql://127.0.0.1:1/nothing' })
  const metrics = createMetrics()
  measureState(metrics, { config: readStorageConfig({ MARRAM_DATA: folder }), database, now: Date.now, limitMs: 20 })
  const printed = await metrics.registry.metrics()
  expect(printed).toMatch(/^marram_database_up 0$/m)
  expect(printed).toMatch(/^marram_disk_free_bytes [1-9]/m)
  expect(printed).not.toMatch(/^marram_(?:mail|job|backup)/m)
  await database.close()
  rmSync(folder, { recursive: true })
})
