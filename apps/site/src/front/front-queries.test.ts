import { loadMessages } from '@marram/i18n/messages/catalogue'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { deafServices } from '../kit/testing/deaf-services.ts'
import { freeLodgingsQuery } from '../search/box/load-search-box.ts'
import { loadBoxAndFigures } from './front-queries.ts'

afterEach(() => vi.restoreAllMocks())

async function load(counts: () => Promise<unknown>) {
  vi.spyOn(console, 'warn').mockReturnValue()
  const asked: string[] = []
  const ask = (name: string, answer: () => Promise<unknown>) => () => {
    asked.push(name)
    return answer()
  }
  const scope = deafServices('de', { places: [] })
  const refused = async () => Promise.reject(new Error('away'))
  const search = Object.assign(Object.create(scope.services.search), {
    counts: ask('counts', counts),
    lodgings: ask('lodgings', refused),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const own = { ...scope, services: { ...scope.services, search } }
  await loadBoxAndFigures({ scope: own, queryClient, messages: await loadMessages('de') })
  return { asked, total: queryClient.getQueryData(freeLodgingsQuery(own).queryKey) }
}

test('the number of the search box comes with the figures of the page', async () => {
  const answer = { total: 900, choices: [], without: {}, strip: [] }
  expect(await load(async () => answer)).toEqual({ asked: ['counts'], total: 900 })
})

test('a failed search is requested once, so that the page does not wait for it twice', async () => {
  const failed = await load(async () => Promise.reject(new Error('away')))
  expect(failed).toEqual({ asked: ['counts'], total: undefined })
})
