import { expect, test } from 'vitest'
import { createAddressLookup, locationOf } from './address-lookup.ts'

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

test('content is looked up by the first page of a list, then old addresses by the requested path', async () => {
  const asked: unknown[] = []
  const found = createAddressLookup({
    content: {
      routeData: async (...args) => {
        asked.push(args)
        return null
      },
    },
    broker: {
      redirect: async (specifier) => {
        asked.push(specifier)
        return { to: '/neu/', isPermanent: false } as never
      },
    },
  })
  expect(await found('de', '/blog/page/2/')).toEqual({ kind: 'moved', to: '/neu/', isPermanent: false })
  expect(asked).toEqual([['de-DE', { slug: '/blog/' }], { lan: 2, specifier: '/blog/page/2/' }])
})

test.each([
  ['/katalog/?a=1#b', '/katalog/?a=1#b'],
  ['https://other.example/ø', 'https://other.example/%C3%B8'],
  ['//other.example/x', 'http://other.example/x'],
  ['http://', '/'],
])('an editor’s target %s is sent as %s', (to, location) => {
  expect(locationOf({ kind: 'moved', to, isPermanent: true })).toBe(location)
})
