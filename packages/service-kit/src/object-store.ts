import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type StoredBytes = Uint8Array<ArrayBuffer>

/** Files of some megabytes by name. A name is a word, or words below each other: `shown/0f3a.jpg`. */
export type ObjectStore = {
  put(key: string, bytes: StoredBytes, contentType: string): Promise<void>
  has(key: string, signal?: AbortSignal): Promise<boolean>
  /** Null if there is none of that name. */
  get(key: string, signal?: AbortSignal): Promise<StoredBytes | null>
  /** Succeeds if it does not exist. */
  remove(key: string): Promise<void>
}

/** A file is there as a whole or not at all, also after a power cut. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => join(folder, checkedKey(key))
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      const temporary = join(dirname(file), `.${randomUUID()}`)
      try {
        // For others too: staff may work as another user than the program does.
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
        throw error
      }
    },
    has: async (key) => (await orNull(stat(fileOf(key))))?.isFile() ?? false,
    async get(key, signal) {
      const bytes = await orNull(readFile(fileOf(key), { signal }))
      return bytes && new Uint8Array(bytes)
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

/** No name leads out of the folder or means something to a server. */
export function checkedKey(key: string): string {
  if (!/^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.[a-z0-9]+)?$/.test(key)) throw new Error('This is no name of a stored file.')
  return key
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}
