import type { SearchCounts } from '@marram/contract/search/client'
import { emptySearch, type SearchState, setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { createSearch, type SearchEffects } from '../create-search.ts'
import { type LoadedResult, noCounts } from '../search-answer.ts'
import { countedQuestionOf, questionOf, searchQuery } from '../search-queries.ts'
import type { SearchSetting } from '../search-setting.ts'

const setting: SearchSetting = {
  id: 'main',
  title: null,
  isHeaderShown: true,
  initialView: 'list',
  paginationType: 'pages',
  pageSize: 24,
  start: emptySearch,
  profile: null,
  isMain: true,
  leadsToMain: 'always',
  listType: 'search',
}

const counted: SearchCounts = { total: 200, choices: [], without: {}, strip: [] }
const answer = (total: number): LoadedResult => ({ total, cards: [], firstPage: 1 })
export const query = (search: SearchState) => presentSearchUrl(search).toString()
export const sauna = (state: SearchState) => setCriterion(state, '53', true)
export const pool = (state: SearchState) => setCriterion(state, '50', true)

type SentRequest = {
  readonly search: SearchState
  readonly signal: AbortSignal
  readonly answer: (total: number) => void
  readonly fail: (message: string) => void
}

/** A search with the test's answers and clock; the page came with 200 houses. */
export function startTestSearch(overrides: Partial<SearchSetting> = {}, initial = startSearch()) {
  const written: string[] = []
  const sent: SentRequest[] = []
  const client = new QueryClient()
  const effects: SearchEffects = {
    resultQuery: (asking) =>
      searchQuery(
        ['result', questionOf(asking)],
        ({ signal }) =>
          new Promise((resolve, reject) => {
            sent.push({
              search: asking,
              signal,
              answer: (total) => resolve(answer(total)),
              fail: (message) => reject(new Error(message)),
            })
          }),
      ),
    countsQuery: (asking) =>
      searchQuery(['counts', countedQuestionOf(asking)], async () => {
        written.push(`counts ${query(asking)}`)
        return counted
      }),
    countsOf: () => ({ ...noCounts, status: 'success' }),
    saveCookie: (saved) => written.push(`cookie ${query(saved)}`),
    writeAddress: (shown, how) => written.push(`${how} ${query(shown)}`),
    leave: (gone) => written.push(`leave ${query(gone)}`),
  }
  // The page's loader has filled the cache.
  client.setQueryData(effects.resultQuery(initial).queryKey, answer(200))
  client.setQueryData(effects.countsQuery(initial).queryKey, counted)
  const search = createSearch({
    setting: { ...setting, ...overrides },
    places: [],
    start: initial,
    client,
    effects,
    hrefOf: (state) => `/search/?${query(state)}`,
  })
  const stop = search.run()
  return { search, written, sent, client, stop }
}

/** Delivers pending answers; the test's clock stands still. */
export const settle = () => vi.advanceTimersByTimeAsync(0)
