import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { ImagesConfig } from './config.ts'
import { type DiskCache, openDiskCache } from './disk-cache.ts'
import { createMemoryCache, type MemoryCache } from './memory-cache.ts'
import type { ImageMetrics } from './metrics.ts'
import type { Original, Originals } from './originals.ts'
import { clientLeft, tooBusy } from './refusal.ts'
import { renderPicture } from './render.ts'
import { createRenderQueue } from './render-queue.ts'
import { expectedPixels } from './size.ts'
import type { ImageBytes } from './source.ts'

export type Renditions = {
  find(original: Original): Promise<{ bytes: ImageBytes; from: 'memory' | 'disk' } | null>
  /** Whether somebody else's request is already making it. */
  isUnderWay(original: Original): boolean
  make(original: Original, asker: { background: boolean; signal: AbortSignal }): Promise<ImageBytes | Refusal>
}

type Deps = { originals: Originals; metrics: ImageMetrics; log: Log; now: () => number }
type Stores = { memory: MemoryCache; disk: DiskCache }

/** Finished pictures: remembered, kept on disk, or made now. */
export async function openRenditions(config: ImagesConfig, deps: Deps): Promise<Renditions> {
  const memory = createMemoryCache(config.memoryBytes)
  const disk = await openDiskCache({ folder: config.cacheFolder, maxBytes: config.cacheBytes, now: deps.now })
  const queue = createRenderQueue<ImageBytes | Refusal>({
    concurrency: config.concurrency,
    capacity: config.maxWaiting,
    onChange: deps.metrics.waiting,
  })
  deps.metrics.stored(disk.size())
  return {
    isUnderWay: ({ key }) => queue.has(key),
    async find({ key }) {
      const remembered = memory.find(key)
      if (remembered !== null) return { bytes: remembered, from: 'memory' }
      const kept = await disk.find(key)
      if (kept === null) return null
      memory.store(key, kept)
      return { bytes: kept, from: 'disk' }
    },
    async make(original, { background, signal }) {
      const work = { key: original.key, pixels: expectedPixels(original.parameters), background, signal }
      const outcome = await queue.run(work, () => render(original, config, { memory, disk }, deps))
      if (outcome.kind === 'done') return outcome.value
      return outcome.kind === 'full' ? tooBusy : clientLeft
    },
  }
}

async function render(original: Original, config: ImagesConfig, { memory, disk }: Stores, deps: Deps) {
  const startedMs = performance.now()
  // Others may have joined the work, so the hang-up of whoever asked first must not end it.
  const loaded = await deps.originals.load(original, new AbortController().signal)
  if (isRefusal(loaded)) return loaded
  const bytes = await renderPicture(loaded.bytes, original.parameters, config)
  if (isRefusal(bytes)) return bytes
  deps.metrics.rendered(original.parameters.format, (performance.now() - startedMs) / 1000)
  memory.store(original.key, bytes)
  await keep(disk, original.key, bytes, deps.log)
  deps.metrics.stored(disk.size())
  return bytes
}

/** A full disk costs speed, not pictures. */
async function keep(disk: DiskCache, key: string, bytes: ImageBytes, log: Log): Promise<void> {
  try {
    await disk.store(key, bytes)
  } catch (error) {
    log.error({ err: error }, 'picture not kept on disk')
  }
}
