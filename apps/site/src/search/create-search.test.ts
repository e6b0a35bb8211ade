import {
  emptySearch,
  type SearchState,
  setCriterion,
  setOrder,
  startSearch,
} from '@marram/domain/criteria/search-state'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pool, sauna, settle, startTestSearch } from './testing/start-test-search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a guest changes the search', () => {
  // spec: constant search state write; constant URL sync
  test('and it is searched at once, saved after 200 ms and written to the URL after 400 ms', async () => {
    const { search, written, sent } = startTestSearch()
    search.change(sauna)
    expect([sent.length, search.result.get().status]).toEqual([1, 'pending'])
    await vi.advanceTimersByTimeAsync(199)
    expect(written).toEqual(['counts filter=1&53=1'])
    await vi.advanceTimersByTimeAsync(1)
    expect(written).toEqual(['counts filter=1&53=1', 'cookie filter=1&53=1'])
    await vi.advanceTimersByTimeAsync(199)
    expect(written).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(written.at(-1)).toBe('push filter=1&53=1')
  })

  test('twice within a moment, and only the last state is saved, with one history entry', async () => {
    const { search, written } = startTestSearch()
    search.change(sauna)
    await vi.advanceTimersByTimeAsync(150)
    search.change(pool)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => !line.startsWith('counts'))).toEqual([
      'cookie filter=1&50=1&53=1',
      'push filter=1&50=1&53=1',
    ])
  })

  test('and a late answer to the earlier query is not shown', async () => {
    const { search, sent } = startTestSearch()
    search.change(sauna)
    search.change(pool)
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
    sent[1]?.answer(3)
    await settle()
    sent[0]?.answer(99)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 3 })
  })

  test('to the previous state, and nothing is fetched', () => {
    const { search, sent } = startTestSearch()
    search.change((state) => state)
    expect(sent).toEqual([])
  })

  test('of order, and the counts stay; of view, and nothing is fetched', async () => {
    const { search, written, sent } = startTestSearch()
    search.change((state) => setOrder(state, { kind: 'named', name: 'price-asc' }))
    search.change((state) => ({ ...state, viewType: 'grid' }))
    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toHaveLength(1)
    expect(written).toEqual([
      'cookie filter=1&order=price-asc&viewType=grid',
      'push filter=1&order=price-asc&viewType=grid',
    ])
  })

  test('and leaves before the URL was written: it is written at once', () => {
    const { search, written } = startTestSearch()
    search.change(sauna)
    search.flush()
    expect(written.filter((line) => !line.startsWith('counts'))).toEqual(['cookie filter=1&53=1', 'push filter=1&53=1'])
  })
})

describe('a step back', () => {
  test('shows the earlier houses at once, without writing the URL again', async () => {
    const { search, written, sent } = startTestSearch()
    search.change(sauna)
    sent[0]?.answer(12)
    await vi.advanceTimersByTimeAsync(1000)
    search.restore(emptySearch)
    expect(search.result.get().total).toBe(200)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => /^(push|replace)/.test(line))).toEqual(['push filter=1&53=1'])
    sent[1]?.answer(201)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 201 })
  })

  test('discards a change that was not in the URL yet', async () => {
    const { search, written } = startTestSearch()
    search.change(sauna)
    search.restore(emptySearch)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => /^(push|replace)/.test(line))).toEqual([])
    expect(search.state.get().criteria.size).toBe(0)
  })
})

describe('outside the search page', () => {
  test('a changed criterion leads to the search page and is saved', async () => {
    const { search, written, sent } = startTestSearch({ isMain: false })
    search.change(sauna)
    expect(written).toEqual(['cookie filter=1&53=1', 'leave filter=1&53=1'])
    await vi.advanceTimersByTimeAsync(1000)
    expect([written.length, sent.length]).toEqual([2, 0])
  })

  test('another order stays on the page, and the saved search is unchanged', async () => {
    const { search, written, sent } = startTestSearch({ isMain: false })
    search.change((state) => setOrder(state, { kind: 'named', name: 'price-asc' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toHaveLength(1)
    expect(written).toEqual(['push filter=1&order=price-asc'])
  })

  test('a search on the page of a place is saved as the last search', async () => {
    const initial = setCriterion(startSearch(), 'omraader', [20])
    const { search, written } = startTestSearch({ isMain: false, leadsToMain: 'beyond-start', start: initial }, initial)
    search.change(sauna)
    await vi.advanceTimersByTimeAsync(200)
    expect(written).toEqual(['cookie filter=1&omraader=20&53=1'])
    search.restore(initial)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => line.startsWith('cookie'))).toHaveLength(1)
  })

  test('on the page of a place it stays, until it selects another place', () => {
    const town = (state: SearchState, ...ids: number[]) => setCriterion(state, 'omraader', ids)
    const initial = town(startSearch(), 20, 21)
    const { search, written, sent } = startTestSearch(
      { isMain: false, leadsToMain: 'beyond-start', start: initial },
      initial,
    )
    search.change(sauna)
    search.change((state) => town(state, 21))
    expect([sent.length, written]).toEqual([2, []])
    search.change((state) => town(state, 21, 22))
    expect(written).toEqual(['cookie filter=1&omraader=21%2C22&53=1', 'leave filter=1&omraader=21%2C22&53=1'])
    expect(sent).toHaveLength(2)
  })

  test('counts are fetched once the guest is about to choose', async () => {
    const { search, written } = startTestSearch({ isMain: false, leadsToMain: 'never' })
    search.change(sauna)
    expect(written).toEqual([])
    search.requestCounts()
    search.requestCounts()
    expect(written).toEqual(['counts filter=1&53=1'])
    search.change(pool)
    expect(written.at(-1)).toBe('counts filter=1&50=1&53=1')
  })

  test('it stays on the page if editors disabled the redirect', () => {
    const { search, sent } = startTestSearch({ isMain: false, leadsToMain: 'never' })
    search.change(sauna)
    expect(sent).toHaveLength(1)
  })
})
