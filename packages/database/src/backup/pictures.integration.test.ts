import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '@marram/service-kit/object-store'
import { openObjectStore } from '@marram/service-kit/open-store'
import { parseS3Address } from '@marram/service-kit/s3-store'
import { startS3Server } from '@marram/service-kit/testing/s3-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backup } from '../backup.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { backUp, findLatestBackup } from './automatic.ts'
import type { Pictures } from './files.ts'
import { type BackupPlace, bucketPlace, folderPlace } from './place.ts'
import { findHeader } from './read.ts'

const retention = { days: 2, weeks: 0 }
const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 23))
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

let database: TestDatabase
let root: string
let server: Awaited<ReturnType<typeof startS3Server>>
let pictures: Pictures
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'marram pictures '))
  server = await startS3Server()
  const folder = join(root, 'uploads')
  pictures = { store: createFolderStore(folder), folder }
})
afterEach(() => {
  server.stop()
  rmSync(root, { recursive: true })
})
afterAll(() => database.drop())

const add = (key: string, text = key) => pictures.store.put(key, bytesOf(text), 'image/jpeg')
const backUpOn = (place: BackupPlace, day: number) =>
  backUp(database, { kind: 'daily', place, retention, pictures, createdAt: night(day) })

async function keysIn(place: BackupPlace): Promise<string[] | undefined> {
  const latest = await findLatestBackup(place)
  return (latest && (await findHeader(latest)))?.files?.map(({ key }) => key)
}

describe.each<[string, () => BackupPlace]>([
  ['a folder', () => folderPlace(join(root, 'backups'))],
  ['a bucket', () => bucketPlace(parseS3Address(server.bucket), join(root, 'drafts'))],
])('in %s', (_, openPlace) => {
  const kept = async (place: BackupPlace) => (await place.store.list('files')).length

  test('a picture is kept once, whatever the number of backups and names, and goes with the last backup that has it', async () => {
    const place = openPlace()
    await add('pending/a.jpg', 'one')
    await add('shown/b.jpg', 'two')
    await backUpOn(place, 15)
    await pictures.store.remove('shown/b.jpg')
    await add('shown/a.jpg', 'one')
    await backUpOn(place, 16)
    expect(await keysIn(place)).toEqual(['pending/a.jpg', 'shown/a.jpg'])
    expect(await kept(place)).toBe(2)
    await backUpOn(place, 17)
    expect(await kept(place)).toBe(1)
  })

  test('no picture goes while a backup cannot be read, because it may need it', async () => {
    const place = openPlace()
    await add('shown/b.jpg')
    await backUpOn(place, 15)
    await pictures.store.remove('shown/b.jpg')
    const whole = Buffer.concat(await Array.fromAsync(await place.open((await findLatestBackup(place))?.name ?? '')))
    await place.store.put('mine.backup', new Uint8Array(whole.subarray(0, 40)), 'application/octet-stream')
    await backUpOn(place, 16)
    const { unread } = await backUpOn(place, 17)
    expect([unread, await kept(place)]).toEqual([['mine.backup'], 1])
    await place.remove('mine.backup')
    await backUpOn(place, 18)
    expect(await kept(place)).toBe(0)
  })

  test('a picture that arrives after the copying and before the snapshot is in the backup', async () => {
    const place = openPlace()
    const write: typeof backup = async (...args) => {
      await add('pending/late.jpg')
      return backup(...args)
    }
    await backUp(database, { kind: 'daily', place, retention, pictures, write })
    expect(await keysIn(place)).toEqual(['pending/late.jpg'])
  })

  test('a picture that was lost from the place is copied again', async () => {
    const place = openPlace()
    await add('shown/b.jpg')
    await backUpOn(place, 15)
    const [file] = await place.store.list('files')
    await place.store.remove(file?.key ?? '')
    await backUpOn(place, 16)
    expect(await place.store.list('files')).toEqual([file])
  })
})

test('a second backup neither reads nor writes pictures that it knows', async () => {
  const uploads = await startS3Server()
  const place = bucketPlace(parseS3Address(server.bucket), join(root, 'drafts'))
  pictures = { store: openObjectStore({ url: uploads.bucket, folder: '' }), folder: null }
  for (const name of ['a', 'b', 'c', 'd', 'e']) await add(`shown/${name}.jpg`)
  await backUpOn(place, 15)
  const before = [uploads.requests.length, server.requests.length] as const
  await add('shown/f.jpg')
  await backUpOn(place, 16)
  expect(uploads.requests.slice(before[0]).filter((request) => !request.startsWith('LIST'))).toEqual([
    'PUT shown/f.jpg',
    'GET shown/f.jpg',
  ])
  expect(server.requests.slice(before[1]).filter((request) => request.startsWith('PUT files/'))).toHaveLength(1)
  uploads.stop()
})

test('on one disk a picture takes no second space', async () => {
  await add('shown/b.jpg')
  const folder = join(root, 'backups')
  await backUpOn(folderPlace(folder), 15)
  const [name = ''] = readdirSync(join(folder, 'files'))
  expect(statSync(join(folder, 'files', name)).ino).toBe(statSync(join(root, 'uploads', 'shown', 'b.jpg')).ino)
  expect(statSync(join(folder, 'files')).mode & 0o777).toBe(0o700)
})

test('a bucket that refuses is named, without its secret', async () => {
  const place = bucketPlace(parseS3Address(server.bucket.replace('se%2Fcret', 'wrong')), join(root, 'drafts'))
  await expect(backUpOn(place, 15)).rejects.toThrow(
    /^The bucket http:\/\/127\.0\.0\.1:\d+\/photos cannot be used \(The object store answered GET with 403\.\): its key must be allowed to list/,
  )
})

test('two backups at once do not delete each other’s pictures', async () => {
  const place = folderPlace(join(root, 'backups'))
  await add('shown/a.jpg')
  await backUpOn(place, 15)
  for (const name of ['b', 'c', 'd']) await add(`shown/${name}.jpg`)
  await Promise.all([backUpOn(place, 17), backUpOn(place, 18), backUpOn(place, 19)])
  expect(await place.store.list('files')).toHaveLength(4)
  writeFileSync(join(root, 'backups', 'notes.txt'), 'mine')
  expect((await backUpOn(place, 20)).unread).toEqual([])
})
