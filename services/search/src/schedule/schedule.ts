import { createRecentCache } from '../store/recent-cache.ts'

export type ScheduleLimits = Readonly<{
  /** A search gives way after this run time, if a client that has used less is waiting. */
  quickMs: number
  /** Estimated microseconds from which a search is expensive before it runs. */
  dearUs: number
  /** The same for a client that already has an expensive search: it may not try each of them on the quick lane. */
  suspectUs: number
  /** Expensive searches of one client, besides the running one. */
  waitingPerClient: number
  /** After this time, half of a client's use is forgotten. */
  halfLifeMs: number
}>

export const usualSchedule: ScheduleLimits = {
  quickMs: 8,
  dearUs: 250_000,
  suspectUs: 5000,
  waitingPerClient: 4,
  halfLifeMs: 2000,
}

/** A network; null for the program itself, which always comes first and has no limits. */
export type Client = string | null
export type Lane = 'quick' | 'slow'

/** A waiting search. `patienceMs` is its run time before it gives way, `usedMs` the run time of all attempts. */
export type Entry<T> = {
  readonly client: Client
  readonly task: T
  readonly arrival: number
  lane: Lane
  patienceMs: number
  usedMs: number
}

export type Schedule<T> = Readonly<{
  add: (task: T, client: Client) => void
  /** Returns true if a search of this estimated cost, in microseconds, belongs into the slow lane from the start. */
  isDear: (running: Entry<T>, cost: number) => boolean
  /** Takes the next search of the lane: of the client that has used least, then the earliest. */
  next: (lane: Lane, isWanted?: (task: T) => boolean) => Entry<T> | null
  /** `arrivals` are the clients of messages that nobody has read yet. */
  mustGiveWay: (running: Entry<T>, ranMs: number, arrivals: readonly Client[]) => boolean
  /** Puts a search that gave way into the slow lane; false if its client has too many there. */
  giveWay: (running: Entry<T>, ranMs: number) => boolean
  end: (running: Entry<T>, ranMs: number) => void
}>

type Use = { us: number; at: number }

/** More clients than can search within a few half-lives. */
const maxClients = 50_000

/**
 * The order of searches, without running them. Every search starts in the quick lane, because nobody has read it yet,
 * and because an estimate can't know what is cached; one that turns out to be long moves to the slow lane. There, each
 * client has its own bounded queue, and one search at a time.
 */
export function createSchedule<T>(limits: ScheduleLimits, clock: () => number): Schedule<T> {
  const waiting: Entry<T>[] = []
  const running = new Map<Client, number>()
  const uses = createRecentCache<Use>(maxClients)
  let arrivals = 0

  const usedBy = (client: Client): number => {
    if (client === null) return -1
    const use = uses.get(client)
    return use === undefined ? 0 : use.us * 0.5 ** ((clock() - use.at) / limits.halfLifeMs)
  }
  const charge = (entry: Entry<T>, ranMs: number): void => {
    entry.usedMs += ranMs
    if (entry.client !== null) uses.set(entry.client, { us: usedBy(entry.client) + ranMs * 1000, at: clock() })
  }
  const isSlowOf = (client: Client) => (entry: Entry<T>) => entry.lane === 'slow' && entry.client === client
  const hasSlow = (client: Client): boolean => running.has(client) || waiting.some(isSlowOf(client))
  const hasRoom = (client: Client): boolean =>
    client === null || waiting.filter(isSlowOf(client)).length < limits.waitingPerClient
  const isBlocked = ({ lane, client }: Entry<T>): boolean => lane === 'slow' && client !== null && running.has(client)
  const leave = (entry: Entry<T>): void => {
    if (entry.lane !== 'slow') return
    const left = (running.get(entry.client) ?? 1) - 1
    if (left > 0) running.set(entry.client, left)
    else running.delete(entry.client)
  }

  return {
    add: (task, client) => {
      arrivals += 1
      waiting.push({ client, task, arrival: arrivals, lane: 'quick', patienceMs: limits.quickMs, usedMs: 0 })
    },
    isDear: ({ client, lane }, cost) =>
      lane === 'quick' && client !== null && cost > (hasSlow(client) ? limits.suspectUs : limits.dearUs),
    next: (lane, isWanted = () => true) => {
      let best: Entry<T> | null = null
      let least = Number.POSITIVE_INFINITY
      for (const entry of waiting) {
        if (entry.lane !== lane || isBlocked(entry) || !isWanted(entry.task)) continue
        const used = usedBy(entry.client)
        if (best !== null && (used > least || (used === least && entry.arrival > best.arrival))) continue
        best = entry
        least = used
      }
      if (best === null) return null
      waiting.splice(waiting.indexOf(best), 1)
      if (lane === 'slow') running.set(best.client, (running.get(best.client) ?? 0) + 1)
      return best
    },
    mustGiveWay: ({ client, lane, patienceMs }, ranMs, unread) => {
      if (ranMs < patienceMs) return false
      const quick = waiting.filter((entry) => entry.lane === 'quick').map((entry) => entry.client)
      const others = [...quick, ...unread].filter((other) => other !== client)
      if (lane === 'slow') return others.length > 0
      const used = usedBy(client) + ranMs * 1000
      return others.some((other) => usedBy(other) < used)
    },
    giveWay: (entry, ranMs) => {
      charge(entry, ranMs)
      leave(entry)
      // Each attempt begins anew: twice the time bounds the work that is lost to the work that is needed.
      entry.patienceMs *= 2
      if (entry.lane === 'quick' && !hasRoom(entry.client)) return false
      entry.lane = 'slow'
      waiting.push(entry)
      return true
    },
    end: (entry, ranMs) => {
      charge(entry, ranMs)
      leave(entry)
    },
  }
}
