import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Connection } from '@marram/database/connection'
import { migrate } from '@marram/database/migrate'
import { openDatabase } from '@marram/database/open-database'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { copenhagenDay } from '@marram/domain/iso-day'
import { fillCatalogue } from '@marram/program/fill-catalogue'
import { sql } from 'kysely'
import * as v from 'valibot'
import { type Finding, measureSizes } from '../measure.ts'
import { round } from '../statistics.ts'

const run = promisify(execFile)
const ticksPerSecond = 100
const megabyte = 1_048_576

const parts = v.object({ mean: v.number(), p50: v.number(), p99: v.number() })
const nodeFigures = v.object({
  buildS: v.number(),
  buildCpuS: v.number(),
  memory: v.object({ emptyMb: v.number(), indexMb: v.number(), askedMb: v.number(), helperMb: v.number() }),
  firstMs: parts,
  againMs: v.number(),
  changeMs: v.number(),
  helperS: v.number(),
  helperCpuMs: v.number(),
})

/** The needs of one search node and its database at 1, 10 and 100 times the demo; docs/scale.md computes with them. */
export const scale = measureSizes('scale', { usual: [1200, 12_000], long: [120_000] }, measureSize)

async function measureSize(lodgings: number): Promise<Finding[]> {
  const dataFolder = makeTemporaryFolder('marram-bench-scale-')
  const database = await openDatabase({ dataFolder, log: () => {} })
  try {
    await migrate(database)
    await fillCatalogue(database.pool, { lodgings, seed: 'marram', today: copenhagenDay(new Date()) })
    const stored = await measureStored(database)
    const before = databaseCpuS(dataFolder)
    const node = await measureNode(database.url)
    const databaseS = databaseCpuS(dataFolder) - before
    const found = (what: string, value: number, unit: string, detail?: Finding['detail']): Finding => ({
      what: `${lodgings} houses, ${what}`,
      value: round(value),
      unit,
      ...(detail && { detail }),
    })
    const { memory } = node
    return [
      found('database', stored.bytes / megabyte, 'MB', { rows: stored.rows, largest: stored.largest }),
      found('index read and prepared, CPU of the node', node.buildCpuS, 's', { wallS: round(node.buildS) }),
      found('index read, CPU of the database', databaseS, 's'),
      found('memory of a search node', memory.askedMb, 'MB', memory),
      found('memory of a helper thread', memory.helperMb, 'MB'),
      found('start of a helper thread', node.helperCpuMs, 'ms', { wallS: round(node.helperS) }),
      found('list and counts, first, mean CPU', node.firstMs.mean, 'ms', node.firstMs),
      found('list and counts, again, mean CPU', node.againMs, 'ms'),
      found('a changed house taken in, CPU', node.changeMs, 'ms'),
    ]
  } finally {
    await database.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function measureNode(url: string) {
  const entry = fileURLToPath(new URL('../search/scale-process.ts', import.meta.url))
  const { stdout } = await run(process.execPath, ['--expose-gc', '--max-old-space-size=8192', entry, url])
  return v.parse(nodeFigures, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

async function measureStored({ db }: Connection) {
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ name: string; rows: number; bytes: string }>`
    select relname as name, greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(oid)::text as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc
  `.execute(db)
  return {
    bytes: rows.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    rows: rows.reduce((sum, table) => sum + table.rows, 0),
    largest: rows
      .slice(0, 6)
      .map(({ name, rows: count, bytes }) => `${name}: ${count} rows, ${Math.round(Number(bytes) / megabyte)} MB`),
  }
}

/** CPU time of the server with all its processes, ended ones included; NaN if the system does not report it. */
function databaseCpuS(dataFolder: string): number {
  try {
    const file = readdirSync(dataFolder, { recursive: true }).find((path) => String(path).endsWith('postmaster.pid'))
    const postmaster = Number(readFileSync(join(dataFolder, String(file)), 'utf8').split('\n')[0])
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return processes.reduce((sum, process) => sum + ticksOf(process, postmaster), 0) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

function ticksOf(process: string, postmaster: number): number {
  try {
    // After the name, which may contain spaces: state, parent, …, user, system, and the same of ended children.
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
    const [parent, user = 0, system = 0, childUser = 0, childSystem = 0] = [fields[1], ...fields.slice(11, 15)]
    if (Number(process) === postmaster) return user + system + childUser + childSystem
    return parent === postmaster ? user + system : 0
  } catch {
    return 0
  }
}
