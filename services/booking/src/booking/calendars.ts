import type { Stay } from '@marram/domain/stay'
import { createSingleFlight } from '@marram/service-kit/single-flight'
import { LRUCache } from 'lru-cache'
import type { Lodging } from '../price/load-lodging.ts'

export type LodgingCalendar = Lodging & { readonly taken: readonly Stay[] }

export type Calendars = {
  /** Returns the cached calendar, or loads it once for all concurrent callers. */
  find(key: string, load: () => Promise<LodgingCalendar | null>): Promise<LodgingCalendar | null>
}

/** Limits reads to one a second: in a rush on one house every refusal needs its calendar for alternatives. */
export function createCalendars({ ttlMs = 1000 } = {}): Calendars {
  const cache = new LRUCache<string, { readonly calendar: LodgingCalendar | null }>({ max: 100, ttl: ttlMs })
  const reading = createSingleFlight<LodgingCalendar | null>()
  return {
    async find(key, load) {
      const cached = cache.get(key)
      if (cached) return cached.calendar
      const calendar = await reading.run(key, load)
      cache.set(key, { calendar })
      return calendar
    },
  }
}
