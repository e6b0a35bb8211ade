import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { ImagesConfig } from './config.ts'
import { type DiskCache, openDiskCache } from './disk-cache.ts'
import { createMemoryCache, type MemoryCache } from './memory-cache.ts'
import type { ImageMetrics } from './metrics.ts'
import { type Original, type Originals, shapeKeyOf } from './originals.ts'
import { clientLeft, originalUnreadable, tooBusy, tooSlow } from './refusal.ts'
import { draftPixels, renderPicture, type Stage } from './render.ts'
import { createRenderQueue, type Urgency } from './render-queue.ts'
import { expectedPixels } from './size.ts'
import type { ImageBytes } from './source.ts'

export type Rendition = { bytes: ImageBytes; stage: Stage }

export type Renditions = {
  find(original: Original): Promise<(Rendition & { from: 'memory' | 'disk' }) | null>
  /** A recent failure of this picture, which is not retried for every request. */
  findFailure(original: Original): Refusal | null
  /** True if another request is already rendering this picture. */
  isUnderWay(original: Original): boolean
  /** Queues the final picture after a draft was served. */
  refine(original: Original): void
  /** Renders for a waiting guest; large pictures as a draft. */
  make(original: Original, signal: AbortSignal): Promise<Rendition | Refusal>
  /** Renders a draft in advance; null for small pictures, which have none. */
  makeDraft(original: Original, signal: AbortSignal): Promise<Rendition | Refusal | null>
  /** Renders the final picture while no guest waits. */
  makeFinal(original: Original, signal: AbortSignal): Promise<Rendition | Refusal>
  /** Stops background work and waits for running work; the folder can be removed afterwards. */
  close(): Promise<void>
}

type Deps = {
  originals: Originals
  metrics: ImageMetrics
  log: Log
  now: () => number
  guestSeenMs?: () => number
}
/** Codes of failures that last; all others may be temporary. */
const lastingFailures = [originalUnreadable.code, tooSlow.code, 'too-large']

const calmMs = 1000

type Stores = { memory: MemoryCache; disk: DiskCache }

/** Serves renditions from memory or disk, or renders them. */
export async function openRenditions(config: ImagesConfig, deps: Deps): Promise<Renditions> {
  const memory = createMemoryCache(config.memoryBytes)
  const disk = await openDiskCache({ folder: config.cacheFolder, maxBytes: config.cacheBytes, now: deps.now })
  const queue = createRenderQueue<ImageBytes | Refusal>({
    concurrency: config.concurrency,
    capacity: config.maxWaiting,
    calmMs,
    onChange: deps.metrics.waiting,
    ...(deps.guestSeenMs && { guestSeenMs: deps.guestSeenMs }),
  })
  const failures = createFailures(deps.now)
  const closing = new AbortController()
  deps.metrics.stored(disk.size())
  /** The key of a stage; drafts prefer the one shared by all sizes of a shape. */
  const keyFor = (original: Original, stage: Stage) => {
    if (stage === 'final') return original.key
    const shared = sharedDraftKey(original)
    const isShared = expectedPixels(original.parameters) >= draftPixels
    return shared !== null && (isShared || queue.has(shared)) ? shared : draftKey(original)
  }
  const run = async (original: Original, stage: Stage, asker: { urgency: Urgency; signal: AbortSignal }) => {
    const key = keyFor(original, stage)
    const work = { key, pixels: expectedPixels(original.parameters), ...asker }
    const outcome = await queue.run(work, () => render(original, { ...config, stage, key }, { memory, disk }, deps))
    if (outcome.kind !== 'done') return outcome.kind === 'full' ? tooBusy : clientLeft
    const made = outcome.value
    if (isRefusal(made)) failures.note(original, stage, made)
    return isRefusal(made) ? made : { bytes: made, stage }
  }
  const refine = (original: Original) => {
    if (queue.has(original.key) || failures.find(original, 'final') !== null) return
    run(original, 'final', { urgency: 'later', signal: closing.signal }).catch((error) =>
      deps.log.error({ err: error, path: original.path }, 'a final picture could not be rendered'),
    )
  }
  return {
    findFailure: (original) => failures.find(original, firstStage(original)),
    isUnderWay: (original) => queue.has(keyFor(original, firstStage(original))),
    async find(original) {
      const { key } = original
      const remembered = memory.find(key)
      if (remembered !== null) return { bytes: remembered, stage: 'final', from: 'memory' }
      const stored = await disk.find(key)
      if (stored !== null) {
        memory.store(key, stored)
        return { bytes: stored, stage: 'final', from: 'disk' }
      }
      if (firstStage(original) === 'final') return null
      const shared = sharedDraftKey(original)
      const draft = memory.find(draftKey(original)) ?? (shared === null ? null : memory.find(shared))
      return draft && { bytes: draft, stage: 'draft', from: 'memory' }
    },
    async make(original, signal) {
      return run(original, firstStage(original), { urgency: 'guest', signal })
    },
    refine,
    async makeDraft(original, signal) {
      if (firstStage(original) === 'final') return null
      return run(original, 'draft', { urgency: 'soon', signal: AbortSignal.any([signal, closing.signal]) })
    },
    makeFinal: (original, signal) =>
      run(original, 'final', { urgency: 'later', signal: AbortSignal.any([signal, closing.signal]) }),
    close() {
      closing.abort()
      return queue.idle()
    },
  }
}

/** Smaller pictures have no draft, because the final one takes hardly longer. */
const draftFromPixels = 100_000

function firstStage({ parameters }: Original): Stage {
  return expectedPixels(parameters) < draftFromPixels ? 'final' : 'draft'
}

function draftKey({ key }: Original): string {
  return `${key}-draft`
}

/** Sizes of one shape share a draft, except JPEGs, which are scaled up to the requested size. */
function sharedDraftKey(original: Original): string | null {
  const shape = original.parameters.format === 'jpg' ? null : shapeKeyOf(original)
  return shape === null ? null : `${shape}-draft`
}

const failureLastsMs = 10 * 60_000
const maxFailures = 10_000

/**
 * Remembers failures. An unreadable original fails in every size, a too slow or too large one only in this size. A slow
 * final picture does not block its draft.
 */
function createFailures(now: () => number) {
  const failures = new Map<string, { readonly refusal: Refusal; readonly until: number }>()
  const failureKey = (original: Original, stage: Stage) => (stage === 'final' ? original.key : draftKey(original))
  const wholeOf = ({ source, path, facts }: Original) => JSON.stringify([source, path, facts.version])
  return {
    find(original: Original, stage: Stage): Refusal | null {
      const failure = failures.get(wholeOf(original)) ?? failures.get(failureKey(original, stage))
      return failure !== undefined && failure.until > now() ? failure.refusal : null
    },
    note(original: Original, stage: Stage, refusal: Refusal): void {
      if (!lastingFailures.includes(refusal.code)) return
      const key = refusal === originalUnreadable ? wholeOf(original) : failureKey(original, stage)
      failures.delete(key)
      failures.set(key, { refusal, until: now() + failureLastsMs })
      const [oldest] = failures.keys()
      if (failures.size > maxFailures && oldest !== undefined) failures.delete(oldest)
    },
  }
}

type Making = ImagesConfig & { stage: Stage; key: string }

async function render(original: Original, making: Making, { memory, disk }: Stores, deps: Deps) {
  const startedMs = performance.now()
  // Other requests may share this work, so a disconnect of the first client must not cancel it.
  const loaded = await deps.originals.load(original, new AbortController().signal)
  if (isRefusal(loaded)) return loaded
  const { stage, key } = making
  // Other SVGs are served unchanged.
  const isDrawing = original.facts.contentType === 'image/svg+xml'
  const bytes = await renderPicture(loaded.bytes, original.parameters, { ...making, isDrawing })
  if (isRefusal(bytes)) return bytes
  deps.metrics.rendered({ format: original.parameters.format, stage }, (performance.now() - startedMs) / 1000)
  memory.store(key, bytes)
  if (stage === 'draft') return bytes
  await storeOnDisk(disk, original.key, bytes, deps.log)
  deps.metrics.stored(disk.size())
  return bytes
}

/** Logs and ignores errors, so that a full disk costs only speed. */
async function storeOnDisk(disk: DiskCache, key: string, bytes: ImageBytes, log: Log): Promise<void> {
  try {
    await disk.store(key, bytes)
  } catch (error) {
    log.error({ err: error }, 'a picture could not be stored on disk')
  }
}
