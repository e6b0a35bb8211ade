import { setTimeout as sleep } from 'node:timers/promises'
import { createTurns, type TurnLimits } from './turns.ts'

/** `isOwn`: our refusal, because the address did not answer. */
export type Reply = Readonly<{ response: Response; isOwn: boolean }>

export type InTurn<Address> = Readonly<{
  addresses: readonly Address[]
  /** Never rejects. */
  askOne: (address: Address, request: Request) => Promise<Reply>
  silentMs: number
  turns: TurnLimits
  /** Tests pass their own. */
  time?: Readonly<{ clock: () => number; wait: (ms: number, signal: AbortSignal) => Promise<unknown> }>
}>

const realTime = {
  clock: () => performance.now(),
  wait: (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }),
}

/** Of the service itself, of a proxy before it, or of `askOne`. */
const outageStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Calls one address after the other, until one replies. An address that answers others meanwhile is not silent: a long
 * search on a busy node would otherwise be sent to every node.
 */
export function createAskInTurn<Address>(options: InTurn<Address>) {
  const { addresses, askOne, silentMs, turns: limits, time = realTime } = options
  const { clock, wait } = time
  const turns = createTurns(addresses.length, limits, clock)
  const untilSilent = async (position: number, signal: AbortSignal): Promise<void> => {
    do await wait(silentMs, signal)
    while (turns.hasAnsweredSince(position, clock() - silentMs))
    turns.silent(position)
  }
  return async (request: Request): Promise<Response> => {
    const good = Promise.withResolvers<Response>()
    const begun: AbortController[] = []
    const failures: Promise<Response>[] = []
    let isAnswered = false
    const begin = (position: number, address: Address): Promise<Response> => {
      const ending = new AbortController()
      const signal = AbortSignal.any([request.signal, ending.signal])
      const failed = Promise.withResolvers<Response>()
      begun.push(ending)
      failures.push(failed.promise)
      void askOne(address, new Request(request.clone(), { signal })).then(({ response, isOwn }) => {
        if (!isOwn) turns.answered(position)
        else if (!signal.aborted) turns.silent(position)
        if (isAnswered || outageStatuses.has(response.status)) return failed.resolve(response)
        isAnswered = true
        for (const other of begun) if (other !== ending) other.abort()
        good.resolve(response)
      })
      return failed.promise
    }
    const waiting = new AbortController()
    const order = turns.order()
    for (const [at, position] of order.entries()) {
      const address = addresses[position]
      if (address === undefined) continue
      const failed = begin(position, address)
      if (at === order.length - 1) break
      const silent = untilSilent(position, waiting.signal).catch(() => {})
      await Promise.race([good.promise, failed, silent])
      if (isAnswered || request.signal.aborted) break
    }
    const reply = await Promise.race([good.promise, Promise.all(failures).then((replies) => replies.at(-1))])
    waiting.abort()
    return reply ?? new Response(null, { status: 502 })
  }
}
