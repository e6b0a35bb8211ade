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
  /** What went wrong when it was made a while ago, so that it is not tried for everybody who asks. */
  findFailure(original: Original): Refusal | null
  /** Whether somebody else's request is already making what `make` would. */
  isUnderWay(original: Original): boolean
  /** Has the final picture made in place of a draft that a guest was given, as soon as nobody waits. */
  refine(original: Original): void
  /** For a guest who waits: a large picture as a draft. */
  make(original: Original, signal: AbortSignal): Promise<Rendition | Refusal>
  /** A draft before a guest asks for it; null where there is none, because the final picture takes hardly longer. */
  makeDraft(original: Original, signal: AbortSignal): Promise<Rendition | Refusal | null>
  /** When guests have asked for nothing for a while. */
  makeFinal(original: Original, signal: AbortSignal): Promise<Rendition | Refusal>
  /** Begins nothing more that no guest waits for, and waits for what is under way: the folder may be removed afterwards. */
  close(): Promise<void>
}

type Deps = {
  originals: Originals
  metrics: ImageMetrics
  log: Log
  now: () => number
  guestSeenMs?: () => number
}
/** The others may be over in a moment. */
const lasting = [originalUnreadable.code, tooSlow.code, 'too-large']

const calmMs = 1000

type Stores = { memory: MemoryCache; disk: DiskCache }

/** Finished pictures: remembered, kept on disk, or made now. */
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
  /** Of a draft: where one for all sizes is being made, or this size would give it, that one. */
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
      deps.log.error({ err: error, path: original.path }, 'picture not refined'),
    )
  }
  return {
    findFailure: (original) => failures.find(original, firstStage(original)),
    isUnderWay: (original) => queue.has(keyFor(original, firstStage(original))),
    async find(original) {
      const { key } = original
      const remembered = memory.find(key)
      if (remembered !== null) return { bytes: remembered, stage: 'final', from: 'memory' }
      const kept = await disk.find(key)
      if (kept !== null) {
        memory.store(key, kept)
        return { bytes: kept, stage: 'final', from: 'disk' }
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

/** Below it, the final picture takes hardly longer than a draft. */
const draftFromPixels = 100_000

function firstStage({ parameters }: Original): Stage {
  return expectedPixels(parameters) < draftFromPixels ? 'final' : 'draft'
}

function draftKey({ key }: Original): string {
  return `${key}-draft`
}

/** A draft has the same pixels for every larger size of its shape. A JPEG is enlarged to the size asked for. */
function sharedDraftKey(original: Original): string | null {
  const shape = original.parameters.format === 'jpg' ? null : shapeKeyOf(original)
  return shape === null ? null : `${shape}-draft`
}

const failureLastsMs = 10 * 60_000
const maxFailures = 10_000

/**
 * An original that cannot be read fails in every size; one that is too slow or too large, in this one. A final picture that
 * took too long does not keep guests from its draft.
 */
function createFailures(now: () => number) {
  const failures = new Map<string, { readonly refusal: Refusal; readonly until: number }>()
  const failureKey = (original: Original, stage: Stage) => (stage === 'final' ? original.key : draftKey(original))
  const wholeOf = ({ source, path, facts }: Original) => JSON.stringify([source, path, facts.version])
  return {
    find(original: Original, stage: Stage): Refusal | null {
      const known = failures.get(wholeOf(original)) ?? failures.get(failureKey(original, stage))
      return known !== undefined && known.until > now() ? known.refusal : null
    },
    note(original: Original, stage: Stage, refusal: Refusal): void {
      if (!lasting.includes(refusal.code)) return
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
  // Other requests may share this work, so the first client disconnecting must not cancel it.
  const loaded = await deps.originals.load(original, new AbortController().signal)
  if (isRefusal(loaded)) return loaded
  const { stage, key } = making
  // Any other SVG is served as it is.
  const isDrawing = original.facts.contentType === 'image/svg+xml'
  const bytes = await renderPicture(loaded.bytes, original.parameters, { ...making, isDrawing })
  if (isRefusal(bytes)) return bytes
  deps.metrics.rendered({ format: original.parameters.format, stage }, (performance.now() - startedMs) / 1000)
  memory.store(key, bytes)
  if (stage === 'draft') return bytes
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
