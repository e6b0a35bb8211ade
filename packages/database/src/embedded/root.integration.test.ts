import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fastTemporaryFolder, makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { getBinaryPackage, prepareBinaries } from './binaries.ts'
import { prepareHome } from './home.ts'
import { startEmbedded } from './supervisor.ts'

test('a platform without PostgreSQL binaries gets instructions', () => {
  expect(() => getBinaryPackage('sunos', 'sparc')).toThrow(/no PostgreSQL for sunos on sparc: set DATABASE_URL/)
})

// Private, like /root.
let closed: string
beforeEach(() => {
  closed = mkdtempSync(join(fastTemporaryFolder(), 'marram-root-'))
})
afterEach(() => rmSync(closed, { recursive: true, force: true }))

describe.skipIf(process.getuid?.() !== 0)('as root', () => {
  test('an inaccessible data folder still works, and the operator learns the location of the database', async () => {
    const lines: string[] = []
    const dataFolder = join(closed, 'data')
    const start = () => startEmbedded({ dataFolder, log: (line) => lines.push(line), durable: false })
    await (await start()).stop()
    const elsewhere = readFileSync(join(dataFolder, 'postgres-folder'), 'utf8').trim()
    try {
      expect(lines[0]).toContain(`The database is stored in ${elsewhere}`)
      expect(statSync(join(elsewhere, 'cluster')).uid).not.toBe(0)
      await (await start()).stop()
      expect(lines.filter((line) => line.includes('new database'))).toHaveLength(1)
    } finally {
      rmSync(elsewhere, { recursive: true })
    }
  })

  test('inaccessible binaries are copied beside the database, including links', () => {
    const packageFolder = join(closed, 'package')
    const isWanted = (path: string) => !path.endsWith('.a') && !path.endsWith('/libpq.so.5')
    cpSync(getBinaryPackage(process.platform, process.arch), packageFolder, { recursive: true, filter: isWanted })
    const dataFolder = makeTemporaryFolder('marram-open-', fastTemporaryFolder())
    const home = prepareHome(dataFolder, () => {})
    const { postgres } = prepareBinaries(home, packageFolder)
    expect(postgres.startsWith(home.folder)).toBe(true)
    expect(prepareBinaries(home, packageFolder).postgres).toBe(postgres)
    expect(existsSync(join(dirname(postgres), '../lib/libpq.so.5'))).toBe(true)
    rmSync(dataFolder, { recursive: true })
  })

  test('a database that belongs to root is refused in one sentence', () => {
    const dataFolder = join(closed, 'data')
    mkdirSync(join(dataFolder, 'postgres/cluster'), { recursive: true })
    expect(() => prepareHome(dataFolder, () => {})).toThrow(/belongs to root/)
  })
})
