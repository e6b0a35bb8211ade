import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import { createBuckets } from '@marram/service-kit/rate-limit'
import { findClientNetwork, findRequestContext } from '@marram/service-kit/request-context'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import { createAnswer } from './answer.ts'
import type { ImagesConfig } from './config.ts'
import { createImageMetrics, noMetrics } from './metrics.ts'
import { createOriginals } from './originals.ts'
import { openRenditions } from './renditions.ts'
import type { ImageSource } from './source.ts'
import { createWarmers, type Warmers } from './warm.ts'

export type ImagesDeps = Pick<ServiceOptions, 'health' | 'trustProxy'> & {
  sources: readonly ImageSource[]
  log: Log
  metrics?: Metrics
  now?: () => number
  /** Last request of any guest, in `performance` time; final pictures wait for a pause. */
  guestSeenMs?: () => number
}

export type Images = Warmers & {
  /** Answers `GET /own/{source}/{path}` and `GET /assets/{path}`. */
  handle: FetchHandler
  /** Stops background work; resolves when no picture is being rendered or written. */
  close(): Promise<void>
}

export async function createImages(config: ImagesConfig, deps: ImagesDeps): Promise<Images> {
  const { sources, log, metrics, now = Date.now, guestSeenMs, ...options } = deps
  const counts = metrics ? createImageMetrics(metrics) : noMetrics
  const originals = createOriginals({ sources, log, timeoutMs: config.sourceTimeoutMs })
  const renditions = await openRenditions(config, {
    originals,
    metrics: counts,
    log,
    now,
    ...(guestSeenMs && { guestSeenMs }),
  })
  const app = createService({
    ...options,
    name: 'images',
    log,
    // An <img> cannot send a key.
    publicKeys: null,
    timeLimitMs: config.requestTimeoutMs,
    ...(metrics && { metrics }),
  })
  const answer = createAnswer({ originals, renditions })
  const buckets = createBuckets({ perMinute: config.coldPerMinute, burst: config.coldBurst, now })
  app.on('GET', ['/own/*', '/assets/*'], async (c) => {
    const signal = findRequestContext()?.signal ?? c.req.raw.signal
    const network = findClientNetwork()
    const limitCold = (cost: number) => (network === undefined ? null : buckets.take(network, cost))
    const { from, response } = await answer(c.req.raw, signal, limitCold)
    counts.answered(from)
    return response
  })
  return { handle: toFetchHandler(app), ...createWarmers({ originals, renditions, log }), close: renditions.close }
}
