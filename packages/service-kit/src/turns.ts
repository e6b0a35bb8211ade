export type TurnLimits = Readonly<{
  /** Rest of an address that stayed silent; doubled each time, until it answers. */
  restMs: number
  mostRestMs: number
}>

export const usualTurns: TurnLimits = { restMs: 5000, mostRestMs: 60_000 }

/** The order in which several addresses of one service are called, by position. */
export type Turns = Readonly<{
  /** All of them, from the next in turn; resting ones come last. */
  order: () => number[]
  /** Call it for every reply, however late. */
  answered: (position: number) => void
  /** The address has answered nothing for a while, or failed. */
  silent: (position: number) => void
  /** True if the address has answered any request since this time. */
  hasAnsweredSince: (position: number, time: number) => boolean
}>

/** Addresses take turns. One that fails rests, so that only one guest in a while waits for it. */
export function createTurns(count: number, limits: TurnLimits, clock: () => number): Turns {
  const addresses = Array.from({ length: count }, () => ({
    restsUntil: 0,
    restMs: 0,
    answeredAt: Number.NEGATIVE_INFINITY,
  }))
  let turn = 0
  const isResting = (position: number) => (addresses[position]?.restsUntil ?? 0) > clock()
  return {
    order: () => {
      const order = addresses.map((_, at) => (turn + at) % count)
      turn = (turn + 1) % count
      return [...order.filter((position) => !isResting(position)), ...order.filter(isResting)]
    },
    answered: (position) => {
      const address = addresses[position]
      if (address) Object.assign(address, { restsUntil: 0, restMs: 0, answeredAt: clock() })
    },
    silent: (position) => {
      const address = addresses[position]
      // Requests that were sent together count once.
      if (address === undefined || isResting(position)) return
      address.restMs = Math.min(limits.mostRestMs, Math.max(limits.restMs, 2 * address.restMs))
      address.restsUntil = clock() + address.restMs
    },
    hasAnsweredSince: (position, time) => (addresses[position]?.answeredAt ?? time) > time,
  }
}
