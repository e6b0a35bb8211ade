import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { createFolderStore, type ObjectStore } from '@marram/service-kit/object-store'
import { createS3Files, createS3Store, type S3Address } from '@marram/service-kit/s3-store'
import { OperatorError } from '../operator-error.ts'
import { syncFolderOf } from './write.ts'

/** A folder or bucket: backups by name, and below `files` the pictures of all of them by content. */
export type BackupPlace = {
  /** For sentences, without secrets. */
  readonly name: string
  /** A backup is written here before it moves to its place. */
  readonly draftFolder: string
  readonly store: ObjectStore
  /** Null for a bucket. */
  readonly folder: string | null
  /** Names of all files beside `files`. */
  list(): Promise<string[]>
  sizeOf(name: string): Promise<number>
  open(name: string): Promise<Readable>
  /** Atomic: the backup has its name completely or not at all. */
  move(draft: string, name: string): Promise<void>
  remove(name: string): Promise<void>
}

export type BackupSource = { readonly place: BackupPlace; readonly name: string }

/** A backup beside its pictures, as a path. */
export const fileSource = (file: string): BackupSource => ({ place: folderPlace(dirname(file)), name: basename(file) })

export function folderPlace(path: string): BackupPlace {
  const folder = resolve(path)
  const fileOf = (name: string) => join(folder, name)
  return {
    ...{ name: folder, draftFolder: folder, folder, store: createFolderStore(folder) },
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    sizeOf: async (name) => (await stat(fileOf(name))).size,
    open: async (name) => createReadStream(fileOf(name)),
    async move(draft, name) {
      await rename(draft, fileOf(name))
      await syncFolderOf(fileOf(name))
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}

/** Backups are written to a draft on disk first, because a bucket must know their checksum beforehand. */
export function bucketPlace(address: S3Address, draftFolder: string): BackupPlace {
  const name = address.bucketUrl
  const explain = (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `The bucket ${name} cannot be used (${reason}): its key must be allowed to list, read, write and delete objects.`,
    )
  }
  const [plain, files] = [createS3Store(address), createS3Files(address)]
  const store: ObjectStore = {
    put: (key, bytes, type) => plain.put(key, bytes, type).catch(explain),
    has: (key, signal) => plain.has(key, signal).catch(explain),
    get: (key, signal) => plain.get(key, signal).catch(explain),
    remove: (key) => plain.remove(key).catch(explain),
    list: (folder) => plain.list(folder).catch(explain),
  }
  return {
    ...{ name, draftFolder: resolve(draftFolder), folder: null, store },
    list: async () => (await store.list('')).map(({ key }) => key),
    sizeOf: async (key) => (await store.list('')).find((file) => file.key === key)?.bytes ?? 0,
    async open(key) {
      const found = await files.download(key).catch(explain)
      if (found === null) throw new OperatorError(`The backup file cannot be read: ${name} has no ${key}.`)
      return found
    },
    async move(draft, key) {
      await files.upload(key, draft).catch(explain)
      await rm(draft)
    },
    remove: (key) => store.remove(key),
  }
}
