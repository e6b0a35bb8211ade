import { createSightings, type Sightings } from './sightings.ts'

export type LodgingQueue = {
  /**
   * Does the work when everybody before, of the same house, is done. It hears what those before have seen; when the
   * queue is empty, that is forgotten.
   */
  wait<T>(lodgingId: number, work: (sightings: Sightings) => Promise<T>): Promise<T>
}

/**
 * One claim at a time for one house in this process. They would wait for each other in the database anyway, each with a
 * connection and a price computed for nothing: of a thousand at once, most got no answer in time.
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
