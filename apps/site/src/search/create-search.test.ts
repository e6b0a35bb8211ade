import type { SearchCounts } from '@marram/contract/search/client'
import {
  emptySearch,
  type SearchState,
  setCriterion,
  setOrder,
  startSearch,
} from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSearch, type SearchEffects } from './create-search.ts'
import { type LoadedResult, noCounts } from './search-answer.ts'
import { questionOf, searchQuery } from './search-queries.ts'
import type { SearchSetting } from './search-setting.ts'

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
const query = (search: SearchState) => presentSearchUrl(search).toString()
const sauna = (state: SearchState) => setCriterion(state, '53', true)
const pool = (state: SearchState) => setCriterion(state, '50', true)

type Asked = {
  readonly search: SearchState
  readonly signal: AbortSignal
  readonly answer: (total: number) => void
  readonly fail: (message: string) => void
}

function start(own: Partial<SearchSetting> = {}, begun = startSearch()) {
  const written: string[] = []
  const asked: Asked[] = []
  const client = new QueryClient()
  const effects: SearchEffects = {
    resultQuery: (asking) =>
      searchQuery(
        ['result', questionOf(asking)],
        ({ signal }) =>
          new Promise((resolve, reject) => {
            asked.push({
              search: asking,
              signal,
              answer: (total) => resolve(answer(total)),
              fail: (message) => reject(new Error(message)),
            })
          }),
      ),
    countsQuery: (asking) =>
      searchQuery(['counts', questionOf({ ...asking, order: null, page: 1 })], async () => {
        written.push(`counts ${query(asking)}`)
        return counted
      }),
    countsOf: () => ({ ...noCounts, status: 'success' }),
    saveCookie: (saved) => written.push(`cookie ${query(saved)}`),
    writeAddress: (shown, how) => written.push(`${how} ${query(shown)}`),
    leave: (gone) => written.push(`leave ${query(gone)}`),
  }
  // The loader of the page has filled the cache.
  client.setQueryData(effects.resultQuery(begun).queryKey, answer(200))
  client.setQueryData(effects.countsQuery(begun).queryKey, counted)
  const search = createSearch({
    setting: { ...setting, ...own },
    places: [],
    start: begun,
    client,
    effects,
    hrefOf: (state) => `/search/?${query(state)}`,
  })
  const stop = search.run()
  return { search, written, asked, client, stop }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

describe('a guest changes the search', () => {
  test('and it is searched at once, kept after 200 ms and in the address after 400 ms', async () => {
    const { search, written, asked } = start()
    search.change(sauna)
    expect([asked.length, search.result.get().status]).toEqual([1, 'pending'])
    await vi.advanceTimersByTimeAsync(199)
    expect(written).toEqual(['counts filter=1&53=1'])
    await vi.advanceTimersByTimeAsync(1)
    expect(written).toEqual(['counts filter=1&53=1', 'cookie filter=1&53=1'])
    await vi.advanceTimersByTimeAsync(199)
    expect(written).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(written.at(-1)).toBe('push filter=1&53=1')
  })

  test('twice in a breath, and only the last state is kept and one step back is made', async () => {
    const { search, written } = start()
    search.change(sauna)
    await vi.advanceTimersByTimeAsync(150)
    search.change(pool)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => !line.startsWith('counts'))).toEqual([
      'cookie filter=1&50=1&53=1',
      'push filter=1&50=1&53=1',
    ])
  })

  test('and a late answer to the earlier question is not shown', async () => {
    const { search, asked } = start()
    search.change(sauna)
    search.change(pool)
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    asked[1]?.answer(3)
    await settle()
    asked[0]?.answer(99)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 3 })
  })

  test('to what it was, and nothing is asked', () => {
    const { search, asked } = start()
    search.change((state) => state)
    expect(asked).toEqual([])
  })

  test('of order, and the counts stay; of view, and nothing is asked', async () => {
    const { search, written, asked } = start()
    search.change((state) => setOrder(state, { kind: 'named', name: 'price-asc' }))
    search.change((state) => ({ ...state, viewType: 'grid' }))
    await vi.advanceTimersByTimeAsync(400)
    expect(asked).toHaveLength(1)
    expect(written).toEqual([
      'cookie filter=1&order=price-asc&viewType=grid',
      'push filter=1&order=price-asc&viewType=grid',
    ])
  })

  test('and leaves before the address was written: it is written at once', () => {
    const { search, written } = start()
    search.change(sauna)
    search.flush()
    expect(written.filter((line) => !line.startsWith('counts'))).toEqual(['cookie filter=1&53=1', 'push filter=1&53=1'])
  })
})

describe('a step back', () => {
  test('shows the earlier houses at once, without writing the address again', async () => {
    const { search, written, asked } = start()
    search.change(sauna)
    asked[0]?.answer(12)
    await vi.advanceTimersByTimeAsync(1000)
    search.restore(emptySearch)
    expect(search.result.get().total).toBe(200)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => /^(push|replace)/.test(line))).toEqual(['push filter=1&53=1'])
    asked[1]?.answer(201)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 201 })
  })

  test('outruns a change that was not in the address yet', async () => {
    const { search, written } = start()
    search.change(sauna)
    search.restore(emptySearch)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => /^(push|replace)/.test(line))).toEqual([])
    expect(search.state.get().criteria.size).toBe(0)
  })
})

describe('outside the search page', () => {
  test('a changed criterion leads to the search page and is kept', async () => {
    const { search, written, asked } = start({ isMain: false })
    search.change(sauna)
    expect(written).toEqual(['cookie filter=1&53=1', 'leave filter=1&53=1'])
    await vi.advanceTimersByTimeAsync(1000)
    expect([written.length, asked.length]).toEqual([2, 0])
  })

  test('another order stays on the page, and the last search stays kept as it was', async () => {
    const { search, written, asked } = start({ isMain: false })
    search.change((state) => setOrder(state, { kind: 'named', name: 'price-asc' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(1)
    expect(written).toEqual(['push filter=1&order=price-asc'])
  })

  test('on the page of a place it stays, until it asks for another place', () => {
    const town = (state: SearchState, ...ids: number[]) => setCriterion(state, 'omraader', ids)
    const begun = town(startSearch(), 20, 21)
    const { search, written, asked } = start({ isMain: false, leadsToMain: 'beyond-start', start: begun }, begun)
    search.change(sauna)
    search.change((state) => town(state, 21))
    expect([asked.length, written]).toEqual([2, []])
    search.change((state) => town(state, 21, 22))
    expect(written).toEqual(['cookie filter=1&omraader=21%2C22&53=1', 'leave filter=1&omraader=21%2C22&53=1'])
    expect(asked).toHaveLength(2)
  })

  test('the numbers beside the choices are asked for once the guest is about to choose', async () => {
    const { search, written } = start({ isMain: false, leadsToMain: 'never' })
    search.change(sauna)
    expect(written).toEqual([])
    search.wake()
    search.wake()
    expect(written).toEqual(['counts filter=1&53=1'])
    search.change(pool)
    expect(written.at(-1)).toBe('counts filter=1&50=1&53=1')
  })

  test('it stays on the page where the editors switched that off', () => {
    const { search, asked } = start({ isMain: false, leadsToMain: 'never' })
    search.change(sauna)
    expect(asked).toHaveLength(1)
  })
})

describe('the search does not answer', () => {
  test('a lost connection is tried three times in all, a second apart; the criteria stay', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { search, asked } = start()
    search.change(sauna)
    for (const requests of [1, 2, 3]) {
      expect(asked).toHaveLength(requests)
      asked[requests - 1]?.fail('Failed to fetch')
      await vi.advanceTimersByTimeAsync(999)
      expect(asked).toHaveLength(requests)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(search.result.get()).toMatchObject({
      status: 'error',
      total: 200,
      failure: { message: 'Failed to fetch', isNetwork: true },
    })
    expect(query(search.state.get())).toBe('filter=1&53=1')
  })

  test('an error of the server is told at once, and asking again recovers', async () => {
    const { search, asked } = start()
    search.change(sauna)
    asked[0]?.fail('HTTP Error: 503 - Service Unavailable')
    await settle()
    expect(search.result.get().failure).toEqual({
      message: 'HTTP Error: 503 - Service Unavailable',
      isNetwork: false,
    })
    search.retry()
    asked[1]?.answer(7)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 7, failure: null })
  })

  test('after three attempts the log says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { search, asked } = start()
    search.change(sauna)
    for (const requests of [1, 2, 3]) {
      expect(warn).not.toHaveBeenCalled()
      asked[requests - 1]?.fail('Failed to fetch')
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(warn).toHaveBeenCalledOnce()
    expect(String(warn.mock.calls[0])).toContain('failed 3 attempts')
  })

  test.each([
    ['the network', (isThere: boolean) => onlineManager.setOnline(isThere)],
    ['the guest', (isThere: boolean) => focusManager.setFocused(isThere)],
  ])('a failed search is asked again when %s is back, and one that was answered is not', async (_, turn) => {
    const { search, asked, client, stop } = start()
    client.mount()
    const comeBack = async () => {
      turn(false)
      turn(true)
      await settle()
    }
    await comeBack()
    expect(asked).toHaveLength(0)
    search.change(sauna)
    asked[0]?.fail('HTTP Error: 503 - Service Unavailable')
    await settle()
    await comeBack()
    expect(asked).toHaveLength(2)
    expect(search.result.get()).toMatchObject({ status: 'pending', total: 200, failure: { isNetwork: false } })
    asked[1]?.answer(7)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 7, failure: null })
    stop()
    client.unmount()
  })
})

describe('the search runs', () => {
  test('with the answer that came with the page, and asks nothing', async () => {
    const { search, written, asked } = start()
    await settle()
    expect([asked, written]).toEqual([[], []])
    expect(search.result.get()).toMatchObject({ status: 'success', total: 200 })
  })

  test('and asks when none came, once it runs in the browser', async () => {
    const { search, asked, client, stop } = start()
    stop()
    client.clear()
    expect(asked).toHaveLength(0)
    search.run()
    expect(asked).toHaveLength(1)
    asked[0]?.answer(9)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 9 })
  })

  test('until the guest leaves the page: its request is cancelled', () => {
    const { search, asked, stop } = start()
    search.change(sauna)
    stop()
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})
