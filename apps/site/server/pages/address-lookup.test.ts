import { expect, test } from 'vitest'
import { createAddressLookup } from './address-lookup.ts'

const lookUp = createAddressLookup({
  content: { routeData: async () => null },
  broker: { redirect: async () => null },
})

test.each([
  ['de', '/ferienhaus-s5994/'],
  ['da', '/sommerhus-s5994/'],
  ['en', '/holiday-home-s5994/'],
] as const)('the number of a house behind the host leads to the house, in %s', async (edition, to) => {
  expect(await lookUp(edition, '/s5994/')).toEqual({ kind: 'moved', to, isPermanent: true })
})

test.each(['/s5/', '/5994/', '/blog/s5994/', '/sommer/'])('%s is no number of a house', async (path) => {
  expect(await lookUp('de', path)).toEqual({ kind: 'missing' })
})
