import { expect, test } from 'vitest'
import { createSearchPaths } from './search-paths.ts'

const link = { id: 'page-search', type: 'page', title: 'Suche', path: '/suche/' }
const setting = { sys: { id: 'setting-search' }, key: 'search', setting: null, content: null, page: link }

test('the search page has the editors’ path, loaded once until the next publication', async () => {
  let asked = 0
  const answers = [{}, { search: setting }]
  const paths = createSearchPaths({ settings: async () => answers[Math.min(asked++, 1)] ?? {} })
  expect(paths.of('de')).toBe('/ferienhaus-suche/')
  await Promise.all([paths.ready('de'), paths.ready('de')])
  expect([asked, paths.of('de')]).toEqual([1, '/ferienhaus-suche/'])
  paths.forget()
  await paths.ready('de')
  expect([asked, paths.of('de')]).toEqual([2, '/suche/'])
})

test('while the content service is down the path stays the same', async () => {
  let isAway = false
  const paths = createSearchPaths({
    settings: async () => {
      if (isAway) throw new Error('away')
      return { search: setting }
    },
  })
  await paths.ready('de')
  isAway = true
  paths.forget()
  await paths.ready('de')
  expect(paths.of('de')).toBe('/suche/')
})

test('after an outage the path is loaded again', async () => {
  let asked = 0
  const paths = createSearchPaths({
    settings: async () => {
      asked += 1
      if (asked === 1) throw new Error('away')
      return { search: setting }
    },
  })
  await paths.ready('de')
  expect(paths.of('de')).toBe('/ferienhaus-suche/')
  await paths.ready('de')
  expect([asked, paths.of('de')]).toEqual([2, '/suche/'])
})
