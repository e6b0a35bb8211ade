import { isRefusal, type Refusal, replyRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import { rateLimit } from '@marram/service-kit/rate-limit'
import { findRequestContext } from '@marram/service-kit/request-context'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import type { ImagesConfig } from './config.ts'
import { createImageMetrics, noMetrics } from './metrics.ts'
import { createOriginals, type Original } from './originals.ts'
import { openRenditions } from './renditions.ts'
import { isNotModified, replyAsIs, replyNotModified, replyRendition } from './reply.ts'
import type { ImageSource } from './source.ts'
import { createWarmer, type Warmer } from './warm.ts'

export type ImagesDeps = Pick<ServiceOptions, 'health' | 'trustProxy'> & {
  sources: readonly ImageSource[]
  log: Log
  metrics?: Metrics
  now?: () => number
}

export type Images = {
  /** Answers `GET /own/{source}/{path}` and `GET /assets/{path}`. */
  handle: FetchHandler
  /** Makes pictures before anybody asks for them. */
  warm: Warmer
}

export async function createImages(config: ImagesConfig, deps: ImagesDeps): Promise<Images> {
  const { sources, log, metrics, now = Date.now, ...options } = deps
  const counts = metrics ? createImageMetrics(metrics) : noMetrics
  const originals = createOriginals({ sources, log, timeoutMs: config.sourceTimeoutMs })
  const renditions = await openRenditions(config, { originals, metrics: counts, log, now })
  const limitCold = rateLimit({ perMinute: config.coldPerMinute, burst: config.coldBurst, now })

  const app = createService({
    ...options,
    name: 'images',
    log,
    // A picture is asked for by an <img>, which cannot send a key.
    publicKeys: null,
    timeLimitMs: config.requestTimeoutMs,
    ...(metrics && { metrics }),
  })
  const refused = (refusal: Refusal) => {
    counts.answered('refused')
    return replyRefusal(refusal)
  }
  const answerAsIs = async (request: Request, original: Original, signal: AbortSignal) => {
    const loaded = await originals.load(original, signal)
    if (isRefusal(loaded)) return refused(loaded)
    counts.answered('as-is')
    return replyAsIs(request, original, loaded.bytes)
  }
  app.on('GET', ['/own/*', '/assets/*'], async (c) => {
    const request = c.req.raw
    const signal = findRequestContext()?.signal ?? request.signal
    const original = await originals.find(new URL(request.url), signal)
    if (isRefusal(original)) return refused(original)
    if (isNotModified(request, original)) {
      counts.answered('not-modified')
      return replyNotModified(original)
    }
    if (original.asIs) return answerAsIs(request, original, signal)
    const finished = await renditions.find(original)
    if (finished !== null) {
      counts.answered(finished.from)
      return replyRendition(original, finished.bytes)
    }
    const limited = renditions.isUnderWay(original) ? undefined : await limitCold(c, async () => {})
    if (limited) return limited
    const bytes = await renditions.make(original, { background: false, signal })
    if (isRefusal(bytes)) return refused(bytes)
    counts.answered('made')
    return replyRendition(original, bytes)
  })
  return { handle: toFetchHandler(app), warm: createWarmer({ originals, renditions, log }) }
}
