import type { Stay } from '@marram/domain/stay'
import { createSingleFlight } from '@marram/service-kit/single-flight'
import { LRUCache } from 'lru-cache'
import type { House } from '../price/load-house.ts'

export type HouseCalendar = House & { readonly taken: readonly Stay[] }

export type Calendars = {
  /** What was read of a house a moment ago, or what `load` reads now; everybody who asks meanwhile gets the same. */
  find(key: string, load: () => Promise<HouseCalendar | null>): Promise<HouseCalendar | null>
}

/** In a rush on one house everybody is refused: one reading a second is enough to say what else is free. */
export function createCalendars({ keptMs = 1000 } = {}): Calendars {
  const kept = new LRUCache<string, { readonly calendar: HouseCalendar | null }>({ max: 100, ttl: keptMs })
  const reading = createSingleFlight<HouseCalendar | null>()
  return {
    async find(key, load) {
      const known = kept.get(key)
      if (known) return known.calendar
      const calendar = await reading.run(key, load)
      kept.set(key, { calendar })
      return calendar
    },
  }
}
