import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { noteOutage, OutageError } from './outage.ts'

export type StoredBytes = Uint8Array<ArrayBuffer>

/** Files of a few megabytes by name. A name is one or more words: `shown/0f3a.jpg`. */
export type ObjectStore = {
  put(key: string, bytes: StoredBytes, contentType: string): Promise<void>
  has(key: string, signal?: AbortSignal): Promise<boolean>
  /** Null if there is no file of that name. */
  get(key: string, signal?: AbortSignal): Promise<StoredBytes | null>
  /** Idempotent. */
  remove(key: string): Promise<void>
  /** The files directly in a folder; '' is the store itself. Empty if there is no such folder. */
  list(folder: string): Promise<StoredFile[]>
}

export type StoredFile = { readonly key: string; readonly bytes: number }

/** Atomic: a file exists completely or not at all, even after a power failure. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => join(folder, checkedKey(key))
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true }).catch((error: unknown) => Promise.reject(outageOf(error)))
      const temporary = join(dirname(file), `.${randomUUID()}`)
      try {
        // Readable by others: staff may use another system user than the program.
        const handle = await open(temporary, 'wx', 0o644)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, file)
      } catch (error) {
        await rm(temporary, { force: true })
        throw outageOf(error)
      }
    },
    has: async (key) => (await orNull(stat(fileOf(key))))?.isFile() ?? false,
    async get(key, signal) {
      const bytes = await orNull(readFile(fileOf(key), { signal }))
      return bytes && new Uint8Array(bytes)
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async list(inside) {
      const found = (await orNull(readdir(join(folder, inside), { withFileTypes: true }))) ?? []
      const keys = found
        .filter((entry) => entry.isFile())
        .map(({ name }) => (inside === '' ? name : `${inside}/${name}`))
      const files: StoredFile[] = []
      for (const key of keys.filter(isKey).toSorted()) {
        // A file may be deleted meanwhile.
        const known = await orNull(stat(join(folder, key)))
        if (known) files.push({ key, bytes: known.size })
      }
      return files
    },
  }
}

/** A full, read-only or broken disk is neither a bug nor a client error. */
const diskFaults: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG'])

function outageOf(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && diskFaults.has(error.code))) return error
  noteOutage()
  return new OutageError('The disk', error)
}

/** Rejects names that lead out of the folder or have a special meaning to a server. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('This is not the name of a stored file.')
  return key
}

export const isKey = (text: string): boolean => /^(?:[A-Za-z0-9-]+\/)*[A-Za-z0-9-]+(?:\.[a-z0-9]+)?$/.test(text)

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}
