import { searchBody } from '@marram/domain/search-request/search-body'
import type { LodgingSearch } from '@marram/domain/search-request/search-request'
import type { SearchedStay } from '@marram/domain/search-request/searched-stay'
import { expect, test } from 'vitest'
import { deafServices } from '../kit/testing/deaf-services.ts'
import { loadLastMinuteLodgings } from './last-minute-lodgings.ts'

/** After the cut-off of that day: the first arrival is the 17th. */
const now = new Date('2026-11-16T15:00:00Z')

function scopeThat(ids: number[], houses: readonly object[] = []) {
  const asked: { search?: LodgingSearch; stay?: SearchedStay } = {}
  const scope = deafServices('de')
  const { search, broker } = scope.services
  const services = {
    ...scope.services,
    search: Object.assign(Object.create(search), {
      lodgings: async (given: LodgingSearch) => {
        asked.search = given
        return { ids, total: ids.length }
      },
    }),
    broker: Object.assign(Object.create(broker), {
      searchLodgings: async ({ stay }: { stay: SearchedStay }) => {
        asked.stay = stay
        return houses
      },
    }),
  }
  return { asked, scope: { ...scope, services } }
}

test('requests houses by the bookable arrivals of the next two weeks, the largest reduction first', async () => {
  const { asked, scope } = scopeThat([3], [{ id: 3, option: { arrival: '2026-11-20' } }])
  expect(await loadLastMinuteLodgings(scope, now)).toHaveLength(1)
  expect(asked.search && searchBody(asked.search)).toMatchObject({ sort: ['discountPercentage:desc'], hitsPerPage: 3 })
  expect([asked.stay?.arrivals?.[0], asked.stay?.arrivals?.at(-1)]).toEqual(['2026-11-17', '2026-11-30'])
  expect(asked.stay).toMatchObject({ prefer: 'discountPercentage', persons: 2 })
  expect(asked.stay).not.toHaveProperty('durations')
})

test('a house that another guest has just booked is left out, and no cards are requested without a result', async () => {
  const { scope } = scopeThat([3, 4], [{ id: 3, option: null }])
  expect(await loadLastMinuteLodgings(scope, now)).toEqual([])
  const none = scopeThat([])
  expect(await loadLastMinuteLodgings(none.scope, now)).toEqual([])
  expect(none.asked.stay).toBeUndefined()
})
