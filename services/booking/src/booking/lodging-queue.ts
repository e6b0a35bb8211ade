import { createSightings, type Sightings } from './sightings.ts'

export type LodgingQueue = {
  /**
   * Runs the work after all earlier work on the same house, with their sightings, which are dropped when the queue is
   * empty.
   */
  wait<T>(lodgingId: number, work: (sightings: Sightings) => Promise<T>): Promise<T>
}

/**
 * Serialises claims on one house in this process. In the database they would queue too, each holding a connection and a
 * computed price: of a thousand at once, most timed out.
 */
export function createLodgingQueue(): LodgingQueue {
  const last = new Map<number, { readonly end: Promise<unknown>; readonly sightings: Sightings }>()
  return {
    wait(lodgingId, work) {
      const before = last.get(lodgingId)
      const sightings = before?.sightings ?? createSightings()
      const begin = () => work(sightings)
      const done = (before?.end ?? Promise.resolve()).then(begin, begin)
      const end = done.catch(() => {})
      last.set(lodgingId, { end, sightings })
      void end.then(() => {
        if (last.get(lodgingId)?.end === end) last.delete(lodgingId)
      })
      return done
    },
  }
}
