import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { ImagesConfig } from './config.ts'
import { type DiskCache, openDiskCache } from './disk-cache.ts'
import { createMemoryCache, type MemoryCache } from './memory-cache.ts'
import type { ImageMetrics } from './metrics.ts'
import type { Original, Originals } from './originals.ts'
import { clientLeft, originalUnreadable, tooBusy, tooSlow } from './refusal.ts'
import { renderPicture } from './render.ts'
import { createRenderQueue } from './render-queue.ts'
import { expectedPixels } from './size.ts'
import type { ImageBytes } from './source.ts'

export type Renditions = {
  find(original: Original): Promise<{ bytes: ImageBytes; from: 'memory' | 'disk' } | null>
  /** What went wrong when it was made a while ago, so that it is not tried for everybody who asks. */
  findFailure(original: Original): Refusal | null
  /** Whether somebody else's request is already making it. */
  isUnderWay(original: Original): boolean
  make(original: Original, asker: { background: boolean; signal: AbortSignal }): Promise<ImageBytes | Refusal>
}

type Deps = { originals: Originals; metrics: ImageMetrics; log: Log; now: () => number }
/** The others may be over in a moment. */
const lasting = [originalUnreadable.code, tooSlow.code, 'too-large']

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
  const failures = createFailures(deps.now)
  deps.metrics.stored(disk.size())
  return {
    findFailure: failures.find,
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
      if (outcome.kind === 'done') {
        if (isRefusal(outcome.value)) failures.note(original, outcome.value)
        return outcome.value
      }
      return outcome.kind === 'full' ? tooBusy : clientLeft
    },
  }
}

const failureLastsMs = 10 * 60_000
const maxFailures = 10_000

/** An original that cannot be read fails in every size; one that is too slow or too large, in this one. */
function createFailures(now: () => number) {
  const failures = new Map<string, { readonly refusal: Refusal; readonly until: number }>()
  const wholeOf = ({ source, path, facts }: Original) => JSON.stringify([source, path, facts.version])
  return {
    find(original: Original): Refusal | null {
      const known = failures.get(wholeOf(original)) ?? failures.get(original.key)
      return known !== undefined && known.until > now() ? known.refusal : null
    },
    note(original: Original, refusal: Refusal): void {
      if (!lasting.includes(refusal.code)) return
      const key = refusal === originalUnreadable ? wholeOf(original) : original.key
      failures.delete(key)
      failures.set(key, { refusal, until: now() + failureLastsMs })
      const [oldest] = failures.keys()
      if (failures.size > maxFailures && oldest !== undefined) failures.delete(oldest)
    },
  }
}

async function render(original: Original, config: ImagesConfig, { memory, disk }: Stores, deps: Deps) {
  const startedMs = performance.now()
  // Other requests may share this work, so the first client disconnecting must not cancel it.
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
