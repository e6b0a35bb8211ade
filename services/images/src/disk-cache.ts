import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImageBytes } from './source.ts'

export type DiskCache = {
  find(key: string): Promise<ImageBytes | null>
  store(key: string, bytes: ImageBytes): Promise<void>
  /** Bytes on disk known to this process. */
  size(): number
}

type Entry = { size: number; touchedMs: number }
type Options = { folder: string; maxBytes: number; now: () => number }

const namePattern = /^([0-9a-f]{40})-(\d{1,12})$/
const hourMs = 3_600_000

/**
 * A cache of rendered pictures in a folder. Files are written under a temporary name, flushed and renamed, and their names
 * contain the length, so that a truncated file is never served after a kill or a power cut. Processes can share the folder;
 * each knows its own files and those present at its start.
 */
export async function openDiskCache({ folder, maxBytes, now }: Options): Promise<DiskCache> {
  const temporary = join(folder, 'tmp')
  await mkdir(temporary, { recursive: true })
  await removeAbandoned(temporary, now() - hourMs)
  const index = createIndex(await readEntries(folder))
  const pathOf = (key: string, { size }: Entry) => join(folder, key.slice(0, 2), `${key}-${size}`)
  const forget = async (key: string, entry: Entry) => {
    if (index.drop(key, entry)) await rm(pathOf(key, entry), { force: true })
  }
  const makeRoom = async () => {
    for (const [key, entry] of index.oldestFirst()) {
      if (index.size() <= maxBytes) return
      await forget(key, entry)
    }
  }
  await makeRoom()
  return {
    size: index.size,
    async find(key) {
      const entry = index.find(key)
      if (entry === undefined) return null
      const bytes = await readFile(pathOf(key, entry)).catch(() => null)
      if (bytes?.byteLength !== entry.size) {
        await forget(key, entry)
        return null
      }
      await touch(pathOf(key, entry), entry, now())
      return bytes
    },
    async store(key, bytes) {
      const entry = { size: bytes.byteLength, touchedMs: now() }
      await writeWhole(join(temporary, randomUUID()), pathOf(key, entry), bytes)
      const old = index.find(key)
      if (old !== undefined && old.size !== entry.size) await forget(key, old)
      index.add(key, entry)
      await makeRoom()
    },
  }
}

/** The index of files, least recently used first. */
function createIndex(entries: Map<string, Entry>) {
  let total = [...entries.values()].reduce((sum, { size }) => sum + size, 0)
  return {
    size: () => total,
    oldestFirst: () => entries.entries(),
    find(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (entry !== undefined) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry
    },
    add(key: string, entry: Entry): void {
      total += entry.size - (entries.get(key)?.size ?? 0)
      entries.delete(key)
      entries.set(key, entry)
    },
    /** False if another call was faster, or has stored the picture again. */
    drop(key: string, entry: Entry): boolean {
      if (entries.get(key) !== entry) return false
      entries.delete(key)
      total -= entry.size
      return true
    },
  }
}

async function writeWhole(temporary: string, path: string, bytes: ImageBytes): Promise<void> {
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await mkdir(dirname(path), { recursive: true })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Stores the last use as the modification time, at most once an hour, so that the order survives a restart. */
async function touch(path: string, entry: Entry, nowMs: number): Promise<void> {
  if (nowMs - entry.touchedMs < hourMs) return
  entry.touchedMs = nowMs
  await utimes(path, new Date(nowMs), new Date(nowMs)).catch(() => undefined)
}

/** Ordered by last use, oldest first, for eviction. */
async function readEntries(folder: string): Promise<Map<string, Entry>> {
  const entries: [string, Entry][] = []
  for (const subfolder of await readdir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(subfolder)) continue
    const names = await readdir(join(folder, subfolder))
    const read = await Promise.all(names.map((name) => readEntry(join(folder, subfolder), name)))
    entries.push(...read.filter((entry) => entry !== null))
  }
  return new Map(entries.sort(([, a], [, b]) => a.touchedMs - b.touchedMs))
}

async function readEntry(subfolder: string, name: string): Promise<[string, Entry] | null> {
  const [, key, length] = namePattern.exec(name) ?? []
  if (key === undefined) return null
  const facts = await stat(join(subfolder, name)).catch(() => null)
  if (facts === null) return null
  if (facts.size !== Number(length)) {
    await rm(join(subfolder, name), { force: true })
    return null
  }
  return [key, { size: facts.size, touchedMs: facts.mtimeMs }]
}

async function removeAbandoned(folder: string, beforeMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const facts = await stat(join(folder, name)).catch(() => null)
    if (facts !== null && facts.mtimeMs < beforeMs) await rm(join(folder, name), { force: true })
  }
}
