import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export interface GalleryServer {
  url: string
  stop: () => Promise<void>
}

/** Builds the component gallery into a folder of its own and serves it on a free port of this machine. */
export async function startGallery(): Promise<GalleryServer> {
  const folder = await mkdtemp(join(tmpdir(), 'marram-gallery-'))
  const root = fileURLToPath(new URL('../../packages/ui', import.meta.url))
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir: folder } })
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://gallery').pathname)
    const body = await readFile(join(folder, path)).catch(() => null)
    if (!body) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The gallery server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/gallery.html`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true })
    },
  }
}
