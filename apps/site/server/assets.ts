import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type StoredResponse, storeResponse } from './kit/stored-response.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

export type Assets = {
  /** Files are read and compressed on first use, then cached. */
  load(path: string): Promise<StoredResponse | undefined>
  findReady(path: string): StoredResponse | undefined
}

/** Files of all builds that nodes serve, for pages of another build than this node's. */
export type SharedFiles = {
  /** Paths that any node has brought. */
  list(): Promise<readonly string[]>
  find(path: string): Promise<{ readonly body: Buffer; readonly br: Buffer | null } | null>
}

/** Names that identify their content. */
const unchanging = /^\/(?:assets\/[\w.-]+|builds\/meta\/[\w-]+\.json)$/
/** Missing files of strangers cause one query in this time. */
const listPauseMs = 50

/** Each file by its address. */
async function listFiles(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [`/${file.slice(folder.length + 1).replaceAll('\\', '/')}`, file])
}

/** Compressed at the highest level at build time. */
async function findCompressed(file: string | undefined): Promise<{ br?: Buffer }> {
  return file === undefined ? {} : { br: await readFile(file) }
}

/** The built files of site and desk. Names below /assets/ carry a hash of their content and never change. */
export async function openAssets(
  folders: readonly string[],
  headers: Readonly<Record<string, string>>,
  shared: SharedFiles | null = null,
): Promise<Assets> {
  const files = new Map((await Promise.all(folders.map(listFiles))).flat())
  const ready = new Map<string, StoredResponse>()
  const underway = new Map<string, Promise<StoredResponse | undefined>>()

  const keep = async (path: string, body: Buffer, br: Buffer | null): Promise<StoredResponse> => {
    const caching = unchanging.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const type = types[extname(path)] ?? 'application/octet-stream'
    const own = { 'Content-Type': type, 'Cache-Control': caching, ...headers }
    const stored = await storeResponse(200, own, body, { quality: 9, ...(br && { br }) })
    ready.set(path, stored)
    return stored
  }
  const read = async (path: string, file: string): Promise<StoredResponse> => {
    const { br = null } = await findCompressed(files.get(`${path}.br`))
    return keep(path, await readFile(file), br)
  }
  let listing: Promise<ReadonlySet<string>> | null = null
  const list = async (): Promise<ReadonlySet<string>> => {
    await sleep(listPauseMs)
    listing = null
    return new Set(await shared?.list())
  }
  const readShared = async (path: string): Promise<StoredResponse | undefined> => {
    listing ??= list()
    const found = (await listing).has(path) ? await shared?.find(path) : null
    return found ? keep(path, found.body, found.br) : undefined
  }
  const readAny = async (path: string): Promise<StoredResponse | undefined> => {
    const file = path.endsWith('.br') ? undefined : files.get(path)
    if (file) return read(path, file)
    return shared && unchanging.test(path) ? readShared(path) : undefined
  }

  return {
    findReady: (path) => ready.get(path),
    async load(path) {
      const started = ready.get(path) ?? underway.get(path) ?? readAny(path).finally(() => underway.delete(path))
      if (started instanceof Promise) underway.set(path, started)
      return started
    },
  }
}
