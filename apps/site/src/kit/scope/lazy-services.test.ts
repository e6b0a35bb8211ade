import { expect, test } from 'vitest'
import { type GraphqlServices, lazyServices } from './lazy-services.ts'
import type { SiteServices } from './site-scope.ts'

test('clients load once, with the first call, and answer like themselves', async () => {
  const fetched: string[] = []
  const services = lazyServices({
    graphql: async () => {
      fetched.push('graphql')
      const loaded: GraphqlServices = Object({
        broker: { lodgingCount: async (lan: number) => lan * 100 },
        content: {},
      })
      return loaded
    },
    booking: async () => {
      fetched.push('booking')
      const loaded: SiteServices['booking'] = Object({ related: async () => ({ lodgingIds: [4] }) })
      return loaded
    },
    search: async () => {
      fetched.push('search')
      const loaded: SiteServices['search'] = Object({})
      return loaded
    },
    map: async () => {
      const loaded: SiteServices['map'] = Object({})
      return loaded
    },
    guestSearch: async () => {
      const loaded: SiteServices['guestSearch'] = Object({})
      return loaded
    },
  })
  expect(fetched).toEqual([])
  expect(await services.booking.related({ lan: 2 })).toEqual({ lodgingIds: [4] })
  expect(fetched).toEqual(['booking'])
  expect(await Promise.all([services.broker.lodgingCount(2), services.broker.lodgingCount(7)])).toEqual([200, 700])
  expect(fetched).toEqual(['booking', 'graphql'])
})
