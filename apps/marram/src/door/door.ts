import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import { type Importance, importanceOf } from './importance.ts'
import { isRefused, retryAfterS } from './limits.ts'

export type DoorOptions = {
  /** Delay of the event loop, or of requests that are as important. */
  readonly behindMs: (importance: Importance) => number
  readonly sendRefusal: (request: IncomingMessage, response: ServerResponse, refusal: Refusal) => Promise<void>
  readonly metrics: Metrics
  readonly log: Log
  readonly now?: () => number
  /** Multiplies the allowed delay, for tests on busy machines. */
  readonly patience?: number
}

/** Returns true if it has refused the request. Stored pages never come here. */
export type Door = (request: IncomingMessage, response: ServerResponse) => boolean

const saidEveryMs = 60_000

/**
 * Refuses work before it costs anything if the program is behind, the least important first; the rest is answered in time
 * (docs/decisions/100-door.md).
 */
export function createDoor({ sendRefusal, log, ...options }: DoorOptions): Door {
  const { behindMs, metrics, now = () => performance.now(), patience } = options
  let inside = 0
  let saidAt = Number.NEGATIVE_INFINITY
  const say = (load: object): void => {
    if (now() - saidAt < saidEveryMs) return
    saidAt = now()
    log.warn(load, 'the program is behind: pictures and pages are refused first, bookings last')
  }
  return (request, response) => {
    const { method = 'GET', url = '/' } = request
    const importance = importanceOf(method, pathOf(url))
    if (importance === 'always') return false
    const load = { inside, behindMs: Math.round(behindMs(importance)) }
    if (isRefused(importance, load, patience)) {
      metrics.refused.inc({ importance })
      say(load)
      sendRefusal(request, response, busy(importance)).catch((error: unknown) => {
        log.error({ err: error }, 'a request could not be refused')
        response.destroy()
      })
      return true
    }
    if (importance === 'picture') return false
    inside += 1
    response.once('close', () => {
      inside -= 1
    })
    return false
  }
}

function busy(importance: Importance): Refusal {
  const headers = { 'retry-after': String(retryAfterS[importance]) }
  return refuse(503, 'busy', 'Too many guests at the moment. Please try again in a few seconds.', { headers })
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
