import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { prepareHome } from './embedded/home.ts'
import { findPostmasterFile, isPostmasterAlive } from './embedded/postmaster-file.ts'
import { type OpenedDatabase, openDatabase } from './open-database.ts'
import { withDatabase } from './testing/database-address.ts'
import { fastTemporaryFolder, makeTemporaryFolder } from './testing/temporary-folder.ts'

let dataFolder: string
const opened: OpenedDatabase[] = []
beforeEach(() => {
  dataFolder = makeTemporaryFolder('marram open ', fastTemporaryFolder())
})

// Creating a cluster takes longer than most of these tests, so tests that need one get a copy.
const made = makeTemporaryFolder('marram made ', fastTemporaryFolder())
beforeAll(async () => {
  const database = await openDatabase({ dataFolder: made })
  await database.close()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))
function useMadeCluster(): void {
  rmSync(dataFolder, { recursive: true })
  // Keeps owners and modes: as root, PostgreSQL runs as nobody.
  execFileSync('cp', ['-a', made, dataFolder])
}

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

async function open(folder = dataFolder): Promise<OpenedDatabase> {
  const database = await openDatabase({ dataFolder: folder })
  opened.push(database)
  return database
}
const cluster = () => prepareHome(dataFolder, () => {}).cluster
const isRunning = () => {
  const file = findPostmasterFile(cluster())
  return file !== null && isPostmasterAlive(file, cluster())
}

test('a long data folder with spaces works, and its data are there at the next start', async () => {
  const long = join(dataFolder, 'a folder with a long name '.repeat(6), 'Große Düne')
  const first = await open(long)
  await sql`create table note (words text)`.execute(first.db)
  await sql`insert into note values ('hej')`.execute(first.db)
  await first.close()
  const second = await open(long)
  expect((await sql`select words from note`.execute(second.db)).rows).toEqual([{ words: 'hej' }])
})

test('a second program on the same data folder fails, and the first one keeps working', async () => {
  useMadeCluster()
  const first = await open()
  expect(await first.claim()).toBe(true)
  const second = await open()
  expect(await second.claim()).toBe(false)
  await second.close()
  expect((await sql`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }])
  await first.close()
  expect(isRunning()).toBe(false)
})

test('two programs that start at once on a new data folder share it, and one of them claims it', async () => {
  const both = await Promise.all([open(), open()])
  const claims = await Promise.all(both.map((database) => database.claim()))
  expect(claims.toSorted()).toEqual([false, true])
})

test('a program waits for a command that uses its data folder, says so once, and takes over its PostgreSQL', async () => {
  useMadeCluster()
  const command = await open()
  expect(await command.claim('command')).toBe(true)
  const lines: string[] = []
  const program = await openDatabase({ dataFolder, log: (line) => lines.push(line) })
  opened.push(program)
  const claiming = program.claim()
  await vi.waitFor(() => expect(lines).toEqual(['Another Marram command is using the database; waiting for it.']))
  const pid = findPostmasterFile(cluster())?.pid
  await command.close()
  expect(await claiming).toBe(true)
  expect(findPostmasterFile(cluster())?.pid).toBe(pid)
  expect((await sql`select 1 as one`.execute(program.db)).rows).toEqual([{ one: 1 }])
  await program.close()
  expect(isRunning()).toBe(false)
})

test('a program that starts while another one starts PostgreSQL says that it waits for it', async () => {
  useMadeCluster()
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  opened.push(...(await Promise.all([openDatabase({ dataFolder, log }), openDatabase({ dataFolder, log })])))
  expect(lines).toEqual([
    `Another Marram is starting the database in ${prepareHome(dataFolder, () => {}).folder}; waiting for it.`,
  ])
})

test('PostgreSQL is restarted when it is killed; the pool and the claim recover', async () => {
  useMadeCluster()
  const first = await open()
  await first.claim()
  await sql`create table note (words text)`.execute(first.db)
  const killed = findPostmasterFile(cluster())
  process.kill(killed?.pid ?? 0, 'SIGKILL')
  const isAnother = () => expect(findPostmasterFile(cluster())?.pid).not.toBe(killed?.pid)
  await vi.waitFor(isAnother)
  await vi.waitFor(() => sql`insert into note values ('hej')`.execute(first.db))
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and granted`.execute(first.db)
    expect(rows).toHaveLength(1)
  })
  const second = await open()
  expect(await second.claim()).toBe(false)
})

test('a program that exits without closing takes PostgreSQL with it', async () => {
  useMadeCluster()
  const module = new URL('./open-database.ts', import.meta.url).href
  const script = `const { openDatabase } = await import(${JSON.stringify(module)})
    await openDatabase({ dataFolder: ${JSON.stringify(dataFolder)} }); process.exit(3)`
  const program = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  expect(await once(program, 'exit')).toEqual([3, null])
  await vi.waitFor(() => expect(isRunning()).toBe(false))
})

test('a stale pid that now belongs to another program does not prevent the start', async () => {
  useMadeCluster()
  const lines = [process.pid, cluster(), 1, 5432, '/tmp', '', '0 0', 'ready   ', '']
  writeFileSync(join(cluster(), 'postmaster.pid'), lines.join('\n'))
  const again = await open()
  expect((await sql`select 1 as one`.execute(again.db)).rows).toEqual([{ one: 1 }])
})

test('access to the socket folder still requires the password, which only its owner may read', async () => {
  useMadeCluster()
  const { url } = await open()
  const address = new URL(url)
  const passwordFile = join(cluster(), 'marram-password')
  expect(readFileSync(passwordFile, 'utf8')).toBe(address.password)
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600)
  for (const guess of ['', 'marram']) {
    address.password = guess
    await expect(new Client({ connectionString: address.href }).connect()).rejects.toThrow(/password/)
  }
})

/** As created by earlier versions: access to the socket was enough. */
function forgetPassword(): void {
  rmSync(join(cluster(), 'marram-password'))
  writeFileSync(
    join(cluster(), 'pg_hba.conf'),
    '# made by initdb\nlocal   all             all                                     trust\n',
  )
}
const rules = () => readFileSync(join(cluster(), 'pg_hba.conf'), 'utf8')

test('a data folder of an earlier version gets a password at its next start, once', async () => {
  useMadeCluster()
  forgetPassword()
  const first = await open()
  expect((await sql`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }])
  expect(rules()).toBe('local all all scram-sha-256\n')
  await first.close()
  const second = await open()
  expect(second.url).toBe(first.url)
  expect((await sql`select 1 as one`.execute(second.db)).rows).toEqual([{ one: 1 }])
})

test('so does one whose PostgreSQL still runs after its program was killed', async () => {
  useMadeCluster()
  const first = await open()
  await sql`alter role marram password null`.execute(first.db)
  forgetPassword()
  await sql`select pg_reload_conf()`.execute(first.db)
  const second = await open()
  expect(rules()).toBe('local all all scram-sha-256\n')
  const { rows } =
    await sql`select rolpassword like 'SCRAM-SHA-256$%' as kept from pg_authid where rolname = 'marram'`.execute(
      second.db,
    )
  expect(rows).toEqual([{ kept: true }])
})

test('a lost password is replaced', async () => {
  useMadeCluster()
  rmSync(join(cluster(), 'marram-password'))
  const database = await open()
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
})

test.each([
  [
    'an older',
    '17',
    /PostgreSQL 17, this Marram has 18.*marram backup.*rename the folder to cluster-17.*marram restore/,
  ],
  ['a newer', '19', /PostgreSQL 19, this Marram has 18.*Use the newer Marram/],
])('a data folder of %s PostgreSQL is refused in one line', async (_, version, sentence) => {
  const { folder } = prepareHome(dataFolder, () => {})
  mkdirSync(join(folder, 'cluster'), { mode: 0o700 })
  writeFileSync(join(folder, 'cluster/PG_VERSION'), `${version}\n`)
  if (process.getuid?.() === 0) await openAsNobody(folder)
  await expect(open()).rejects.toThrow(sentence)
})

test('an address without a server is refused in one sentence without the password', async () => {
  const refused = openDatabase({ url: 'postgresql://agency:secret@127.0.0.1:1/agency' })
  await expect(refused).rejects.toThrow(/agency at 127\.0\.0\.1:1 cannot be used \(.*\): check DATABASE_URL/)
  await expect(refused).rejects.not.toThrow(/secret/)
})

test('a database that is not in UTF-8 is refused with the remedy', async () => {
  useMadeCluster()
  const { db, url } = await open()
  await sql`create database ascii encoding 'SQL_ASCII' locale 'C' template template0`.execute(db)
  const refused = openDatabase({ url: withDatabase(url, 'ascii') })
  await expect(refused).rejects.toThrow(
    /ascii at .+ has the encoding SQL_ASCII: create it with createdb --encoding UTF8/,
  )
})

test("after closing, only the program's data are left", async () => {
  useMadeCluster()
  const database = await open()
  await database.close()
  await database.close()
  expect(isRunning()).toBe(false)
  expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false)
})

async function openAsNobody(folder: string): Promise<void> {
  const chown = spawn('chown', ['-R', 'nobody', join(folder, 'cluster')])
  await once(chown, 'exit')
}
