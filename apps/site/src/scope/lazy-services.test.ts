import { expect, test } from 'vitest'
import { lazyServices } from './lazy-services.ts'
import type { SiteServices } from './site-scope.ts'

test('clients are fetched with the first question, once, and answer like themselves', async () => {
  let fetched = 0
  const real = { broker: { lodgingCount: async (lan: number) => lan * 100 }, content: {} }
  const services = lazyServices(async () => {
    fetched += 1
    const loaded: SiteServices = Object(real)
    return loaded
  })
  expect(fetched).toBe(0)
  expect(await Promise.all([services.broker.lodgingCount(2), services.broker.lodgingCount(7)])).toEqual([200, 700])
  expect(fetched).toBe(1)
})
