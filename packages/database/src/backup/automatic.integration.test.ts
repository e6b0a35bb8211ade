import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { backup, restore, verifyBackup } from '../backup.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/list.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { backUp, findLatestBackup } from './automatic.ts'
import { fileSource, folderPlace } from './place.ts'
import { backupName } from './retention.ts'

const retention = { days: 2, weeks: 0 }
const later = { ...migrations, '9999-later': { up: async () => {} } }
const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 23))
const nights = (...days: number[]) => days.map((day) => backupName('daily', night(day)))

let database: TestDatabase
let folder: string
const others: TestDatabase[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`insert into worker_secret (name, value) values ('precious', 'words')`.execute(database.db)
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marram backups '))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  for (const other of others.splice(0)) await other.drop()
})
afterAll(() => database.drop())

async function another(): Promise<TestDatabase> {
  const made = await createTestDatabase()
  others.push(made)
  return made
}
const secretsOf = async ({ db }: TestDatabase) => (await sql`select name, value from worker_secret`.execute(db)).rows

test('a backup is private and can be restored; a folder that is missing is created', async () => {
  const inside = join(folder, 'new', 'backups')
  const { name } = await backUp(database, { kind: 'daily', place: folderPlace(inside), pictures: null, retention })
  expect(statSync(inside).mode & 0o777).toBe(0o700)
  const file = join(inside, name)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await findLatestBackup(folderPlace(inside))).toMatchObject({ kind: 'daily', name })
  const copy = await another()
  await restore(copy, fileSource(file))
  expect(await secretsOf(copy)).toEqual(await secretsOf(database))
})

test('older backups are deleted after a new one, other files never', async () => {
  for (const name of ['notes.txt', ...nights(15, 16, 17)]) writeFileSync(join(folder, name), '')
  const { deleted } = await backUp(database, {
    kind: 'daily',
    place: folderPlace(folder),
    pictures: null,
    retention,
    createdAt: night(18),
  })
  expect(deleted).toEqual(nights(16, 15))
  expect(readdirSync(folder).toSorted()).toEqual([...nights(17, 18), 'notes.txt'].toSorted())
})

test('if a finished file cannot be read, it gets no name and no older backup is deleted', async () => {
  const old = nights(15, 16, 17)
  for (const name of old) writeFileSync(join(folder, name), '')
  const damages = [
    (file: string) => truncateSync(file, statSync(file).size - 1),
    (file: string) => truncateSync(file, 100),
    (file: string) => {
      const content = readFileSync(file)
      content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1
      writeFileSync(file, content)
    },
  ]
  for (const damage of damages) {
    const write: typeof backup = async (from, file, options) => {
      const summary = await backup(from, file, options)
      damage(file)
      return summary
    }
    const failing = backUp(database, {
      kind: 'daily',
      place: folderPlace(folder),
      pictures: null,
      retention,
      createdAt: night(18),
      write,
    })
    await expect(failing).rejects.toThrow(/incomplete or was altered/)
    expect(readdirSync(folder).toSorted()).toEqual(old)
  }
})

test('without enough space nothing is written', async () => {
  const huge = join(folder, nights(17)[0] ?? '')
  writeFileSync(huge, '')
  truncateSync(huge, 4e12)
  await expect(
    backUp(database, { kind: 'daily', place: folderPlace(folder), pictures: null, retention }),
  ).rejects.toThrow(/MB left and a backup needs 6000050 MB/)
  expect(readdirSync(folder)).toEqual(nights(17))
})

test('the draft of a killed process is deleted after a day, that of another backup in progress is not', async () => {
  const [first = '', second = ''] = nights(16, 17).map((name) => `${name}.unchecked.part`)
  for (const name of [first, second]) writeFileSync(join(folder, name), '')
  utimesSync(join(folder, first), night(16), night(16))
  utimesSync(join(folder, second), night(18), night(18))
  await backUp(database, { kind: 'daily', place: folderPlace(folder), pictures: null, retention, createdAt: night(18) })
  expect(readdirSync(folder).toSorted()).toEqual([second, ...nights(18)].toSorted())
})

test('a file is only verified if it is complete and unaltered', async () => {
  const { name } = await backUp(database, { kind: 'daily', place: folderPlace(folder), pictures: null, retention })
  const copy = join(folder, 'copy.backup')
  copyFileSync(join(folder, name), copy)
  expect((await verifyBackup(fileSource(copy))).migrations).toEqual(Object.keys(migrations))
  truncateSync(copy, statSync(copy).size - 1)
  await expect(verifyBackup(fileSource(copy))).rejects.toThrow(/incomplete/)
})

test('two nodes that start with a newer version back up once before they migrate, and the previous version can go back', async () => {
  const old = await another()
  await sql`insert into worker_secret (name, value) values ('old', 'words')`.execute(old.db)
  const files: string[] = []
  const beforeChange = async () => {
    const options = { kind: 'upgrade', place: folderPlace(folder), pictures: null, retention, isLocked: true } as const
    files.push(join(folder, (await backUp(old, options)).name))
    expect((await sql`select from kysely_migration where name = '9999-later'`.execute(old.db)).rows).toEqual([])
  }
  const done = await Promise.all([1, 2, 3].map(() => migrate(old, later, { beforeChange })))
  expect(done.flat()).toEqual(['9999-later'])
  expect(files).toHaveLength(1)
  await expect(migrate(old)).rejects.toThrow(/another version/)
  const previous = await another()
  await restore(previous, fileSource(files[0] ?? ''))
  expect(await secretsOf(previous)).toEqual(await secretsOf(old))
  expect(await migrate(previous)).toEqual([])
})

test('nothing is migrated if the backup fails', async () => {
  const old = await another()
  await sql`insert into worker_secret (name, value) values ('old', 'words')`.execute(old.db)
  const beforeChange = () => Promise.reject(new Error('the disk is full'))
  await expect(migrate(old, later, { beforeChange })).rejects.toThrow('the disk is full')
  expect(await migrate(old)).toEqual([])
})

test('an empty database, a current one and one of a newer version are not backed up', async () => {
  const empty = await another()
  const never = () => Promise.reject(new Error('backed up'))
  expect(await migrate(empty, later, { beforeChange: never })).toEqual(['9999-later'])
  await sql`insert into worker_secret (name, value) values ('new', 'words')`.execute(empty.db)
  expect(await migrate(empty, later, { beforeChange: never })).toEqual([])
  await expect(migrate(empty, migrations, { beforeChange: never })).rejects.toThrow(/another version/)
})
