import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import sharp from 'sharp'
import { type ImagesConfig, parseImagesConfig } from '../config.ts'
import { createFolderSource } from '../folder-source.ts'
import { createImages, type ImagesDeps } from '../server.ts'
import type { ImageSource } from '../source.ts'

/** An images service on real folders, with a photo, a logo, an animated gif and a film as assets. */
export async function startImages(config: Partial<ImagesConfig> = {}, deps: Partial<ImagesDeps> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'marram-images-'))
  const lines: Record<string, unknown>[] = []
  const log = createLog({ name: 'test', write: (line) => lines.push(JSON.parse(line)) })
  const metrics = createMetrics()
  const drawings = createTestDrawings()
  const assets = createFolderSource('assets', root)
  const options = { ...parseImagesConfig({}), cacheFolder: join(root, 'cache'), ...config }
  const images = await createImages(options, { sources: [drawings, assets], log, metrics, ...deps })
  const get = (path: string, init: RequestInit = {}) => images.handle(new Request(`http://images.test${path}`, init))
  return {
    ...images,
    get,
    root,
    lines,
    drawings,
    metrics: () => metrics.registry.metrics(),
    stop: async () => {
      await images.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Drawings that record their renders: `broken` fails, `odd` is not a drawing, `gone/…` does not exist. */
export function createTestDrawings(): ImageSource & { drawn: string[]; hold: Promise<void> } {
  return {
    name: 'demo',
    rasterise: true,
    drawn: [],
    hold: Promise.resolve(),
    async find(path) {
      if (path.startsWith('gone')) return null
      if (path === 'broken') throw new Error('the pencil broke')
      return { contentType: 'image/svg+xml', version: '1' }
    },
    async load(path) {
      this.drawn.push(path)
      await this.hold
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200">
        <rect width="150" height="200" fill="#c00"/><rect x="150" width="150" height="200" fill="#00c"/></svg>`
      return {
        contentType: 'image/svg+xml',
        version: '1',
        bytes: new TextEncoder().encode(path === 'odd' ? 'not a drawing' : svg),
      }
    },
  }
}

/** A photo with a red left and a blue right half, optionally with an EXIF orientation. */
export async function photo(width: number, height: number, orientation?: number): Promise<Buffer<ArrayBuffer>> {
  const half = await sharp({ create: { width: Math.ceil(width / 2), height, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#00c' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg()
    .toBuffer()
}
