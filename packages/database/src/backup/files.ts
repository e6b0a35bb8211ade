import { createHash } from 'node:crypto'
import { link, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore, StoredBytes, StoredFile } from '@marram/service-kit/object-store'
import { OperatorError } from '../operator-error.ts'
import type { KeptFile } from './format.ts'
import type { BackupPlace } from './place.ts'

/** The store of uploads and photos. */
export type Pictures = {
  readonly store: ObjectStore
  /** Null for a bucket. */
  readonly folder: string | null
}

/** Files are never changed under their name, so that each is read once, whatever the number of backups. */
const folders = ['pending', 'shown']
const atOnce = 4

const fileKey = (sha256: string): string => `files/${sha256}`
const hashOf = (bytes: StoredBytes): string => createHash('sha256').update(bytes).digest('hex')

export async function listPictures({ store }: Pictures): Promise<StoredFile[]> {
  return (await Promise.all(folders.map((folder) => store.list(folder)))).flat()
}

/** Those that no backup has yet. */
export function unknownPictures(found: readonly StoredFile[], known: ReadonlyMap<string, KeptFile>): StoredFile[] {
  return found.filter(({ key, bytes }) => known.get(key)?.bytes !== bytes)
}

/** Copies new pictures into the place and returns all; `known` are those of an earlier backup, by key. */
export async function keepPictures(
  pictures: Pictures,
  place: BackupPlace,
  known: ReadonlyMap<string, KeptFile>,
): Promise<KeptFile[]> {
  const present = await listKept(place)
  const kept: KeptFile[] = []
  await forEach(await listPictures(pictures), async ({ key, bytes: size }) => {
    const former = known.get(key)
    if (former?.bytes === size && present.get(former.sha256) === size) return void kept.push(former)
    const bytes = await pictures.store.get(key)
    // Deleted since it was listed.
    if (bytes === null) return
    const sha256 = hashOf(bytes)
    if (present.get(sha256) !== bytes.length) await keep(pictures, place, { key, sha256, bytes })
    present.set(sha256, bytes.length)
    kept.push({ key, sha256, bytes: bytes.length })
  })
  return kept.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

type Content = { readonly key: string; readonly sha256: string; readonly bytes: StoredBytes }

/** On the same disk a second name for the same content is enough, and takes no space. */
async function keep({ folder }: Pictures, place: BackupPlace, { key, sha256, bytes }: Content): Promise<void> {
  if (folder !== null && place.folder !== null) {
    await mkdir(join(place.folder, 'files'), { recursive: true, mode: 0o700 })
    const linked = await link(join(folder, key), join(place.folder, fileKey(sha256))).then(
      () => true,
      () => false,
    )
    if (linked) return
  }
  await place.store.put(fileKey(sha256), bytes, 'application/octet-stream')
}

/** Sizes by checksum. */
async function listKept({ store }: BackupPlace): Promise<Map<string, number>> {
  return new Map((await store.list('files')).map(({ key, bytes }) => [key.slice('files/'.length), bytes]))
}

/** Throws unless the place still has every file. */
export async function checkKept(place: BackupPlace, files: readonly KeptFile[]): Promise<void> {
  const present = await listKept(place)
  const faulty = files.filter(({ sha256, bytes }) => present.get(sha256) !== bytes)
  if (faulty.length > 0) throw new OperatorError(`${describe(place, files, faulty)}.`)
}

/** Reads every file; throws unless all are there and unaltered. */
export async function verifyKept(place: BackupPlace, files: readonly KeptFile[]): Promise<void> {
  const faulty: KeptFile[] = []
  await forEach(files, async (file) => {
    if ((await find(place, file)) === null) faulty.push(file)
  })
  if (faulty.length > 0) throw notRestored(place, files, faulty)
}

async function find({ store }: BackupPlace, { sha256 }: KeptFile): Promise<StoredBytes | null> {
  const bytes = await store.get(fileKey(sha256))
  return bytes !== null && hashOf(bytes) === sha256 ? bytes : null
}

function notRestored(place: BackupPlace, files: readonly KeptFile[], faulty: readonly KeptFile[]): OperatorError {
  return new OperatorError(
    `${describe(place, files, faulty)}: nothing was restored. With --database-only the database is restored without pictures.`,
  )
}

function describe({ name }: BackupPlace, files: readonly KeptFile[], [first, ...others]: readonly KeptFile[]): string {
  const count = `Of the ${files.length} pictures of the backup ${others.length + 1} cannot be read below ${name}/files`
  return `${count}, because they are missing or altered (${first?.key} is ${first?.sha256})`
}

/** Leaves pictures alone that are there already. */
export async function restorePictures(
  place: BackupPlace,
  files: readonly KeptFile[],
  pictures: Pictures,
): Promise<void> {
  const present = new Map((await listPictures(pictures)).map(({ key, bytes }) => [key, bytes]))
  const missing = files.filter(({ key, bytes }) => present.get(key) !== bytes)
  await forEach(missing, async (file) => {
    const bytes = await find(place, file)
    if (bytes === null) throw notRestored(place, files, [file])
    await pictures.store.put(file.key, bytes, file.key.endsWith('.webp') ? 'image/webp' : 'image/jpeg')
  })
}

/** Deletes the pictures that none of the backups has. */
export async function dropUnused(place: BackupPlace, used: ReadonlySet<string>): Promise<void> {
  const unused = [...(await listKept(place)).keys()].filter((sha256) => !used.has(sha256))
  await forEach(unused, (sha256) => place.store.remove(fileKey(sha256)))
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const run = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, run))
}
