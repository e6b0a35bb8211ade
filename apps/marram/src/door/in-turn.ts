import type { FetchHandler } from '@marram/service-kit/service'
import { type Importance, importanceOf, importances } from './importance.ts'

export type Turns = {
  readonly handle: FetchHandler
  /** Time that the longest waiting request of this importance or more has waited. */
  waitedMs(importance: Importance): number
}

type Waiting = { readonly sinceMs: number; readonly start: () => void }

/**
 * Starts one request in each turn of the event loop, the most important first. Work that waits for something leaves turns
 * short, so that the next starts at once; work for the processor makes them as long as one page takes, and stored pages are
 * sent between. Without it forty pages took turns of seconds, in which nothing else was answered.
 */
export function inTurn(handle: FetchHandler, now: () => number = () => performance.now()): Turns {
  const lines = new Map(importances.toReversed().map((importance): [Importance, Waiting[]] => [importance, []]))
  const findNext = () => [...lines.values()].find((line) => line.length > 0)
  let isTurning = false
  const turn = (): void => {
    findNext()?.shift()?.start()
    isTurning = findNext() !== undefined
    if (isTurning) setImmediate(turn)
  }
  const wait = (importance: Importance): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    lines.get(importance)?.push({ sinceMs: now(), start: resolve })
    if (!isTurning) setImmediate(turn)
    isTurning = true
    return promise
  }
  return {
    waitedMs(importance) {
      const atLeast = importances.slice(importances.indexOf(importance))
      const since = atLeast.flatMap((one) => lines.get(one)?.[0]?.sinceMs ?? [])
      return since.length === 0 ? 0 : now() - Math.min(...since)
    },
    handle: async (request, bindings) => {
      const importance = importanceOf(request.method, new URL(request.url).pathname)
      // Pictures are made on other threads.
      if (importance !== 'always' && importance !== 'picture') await wait(importance)
      // The guest has left meanwhile.
      if (request.signal.aborted) return new Response(null, { status: 503 })
      return handle(request, bindings)
    },
  }
}
