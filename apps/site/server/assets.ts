import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
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

/** Compressed at the highest level at build time. */
async function findCompressed(file: string | undefined): Promise<{ br?: Buffer }> {
  return file === undefined ? {} : { br: await readFile(file) }
}

/** The built files of the site. Names below /assets/ carry a hash of their content and never change. */
export async function openAssets(folder: string, headers: Readonly<Record<string, string>>): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${file.slice(folder.length + 1).replaceAll('\\', '/')}`, file]),
  )
  const ready = new Map<string, StoredResponse>()
  const underway = new Map<string, Promise<StoredResponse>>()

  const read = async (path: string, file: string): Promise<StoredResponse> => {
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const type = types[extname(file)] ?? 'application/octet-stream'
    const stored = await storeResponse(
      200,
      { 'Content-Type': type, 'Cache-Control': caching, ...headers },
      await readFile(file),
      { quality: 9, ...(await findCompressed(files.get(`${path}.br`))) },
    )
    ready.set(path, stored)
    return stored
  }

  return {
    findReady: (path) => ready.get(path),
    async load(path) {
      const file = files.get(path)
      if (!file || path.endsWith('.br')) return undefined
      const started = ready.get(path) ?? underway.get(path) ?? read(path, file).finally(() => underway.delete(path))
      if (started instanceof Promise) underway.set(path, started)
      return started
    },
  }
}
