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
  test('and it is searched at once, kept after 200 ms and in the address after 400 ms', async () => {
    const { search, written, asked } = startTestSearch()
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

  test('and a late answer to the earlier question is not shown', async () => {
    const { search, asked } = startTestSearch()
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
    const { search, asked } = startTestSearch()
    search.change((state) => state)
    expect(asked).toEqual([])
  })

  test('of order, and the counts stay; of view, and nothing is asked', async () => {
    const { search, written, asked } = startTestSearch()
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
    const { search, written } = startTestSearch()
    search.change(sauna)
    search.flush()
    expect(written.filter((line) => !line.startsWith('counts'))).toEqual(['cookie filter=1&53=1', 'push filter=1&53=1'])
  })
})

describe('a step back', () => {
  test('shows the earlier houses at once, without writing the address again', async () => {
    const { search, written, asked } = startTestSearch()
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
    const { search, written } = startTestSearch()
    search.change(sauna)
    search.restore(emptySearch)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => /^(push|replace)/.test(line))).toEqual([])
    expect(search.state.get().criteria.size).toBe(0)
  })
})

describe('outside the search page', () => {
  test('a changed criterion leads to the search page and is kept', async () => {
    const { search, written, asked } = startTestSearch({ isMain: false })
    search.change(sauna)
    expect(written).toEqual(['cookie filter=1&53=1', 'leave filter=1&53=1'])
    await vi.advanceTimersByTimeAsync(1000)
    expect([written.length, asked.length]).toEqual([2, 0])
  })

  test('another order stays on the page, and the last search stays kept as it was', async () => {
    const { search, written, asked } = startTestSearch({ isMain: false })
    search.change((state) => setOrder(state, { kind: 'named', name: 'price-asc' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(1)
    expect(written).toEqual(['push filter=1&order=price-asc'])
  })

  test('what is asked on the page of a place is kept as the last search', async () => {
    const begun = setCriterion(startSearch(), 'omraader', [20])
    const { search, written } = startTestSearch({ isMain: false, leadsToMain: 'beyond-start', start: begun }, begun)
    search.change(sauna)
    await vi.advanceTimersByTimeAsync(200)
    expect(written).toEqual(['cookie filter=1&omraader=20&53=1'])
    search.restore(begun)
    await vi.advanceTimersByTimeAsync(1000)
    expect(written.filter((line) => line.startsWith('cookie'))).toHaveLength(1)
  })

  test('on the page of a place it stays, until it asks for another place', () => {
    const town = (state: SearchState, ...ids: number[]) => setCriterion(state, 'omraader', ids)
    const begun = town(startSearch(), 20, 21)
    const { search, written, asked } = startTestSearch(
      { isMain: false, leadsToMain: 'beyond-start', start: begun },
      begun,
    )
    search.change(sauna)
    search.change((state) => town(state, 21))
    expect([asked.length, written]).toEqual([2, []])
    search.change((state) => town(state, 21, 22))
    expect(written).toEqual(['cookie filter=1&omraader=21%2C22&53=1', 'leave filter=1&omraader=21%2C22&53=1'])
    expect(asked).toHaveLength(2)
  })

  test('the numbers beside the choices are asked for once the guest is about to choose', async () => {
    const { search, written } = startTestSearch({ isMain: false, leadsToMain: 'never' })
    search.change(sauna)
    expect(written).toEqual([])
    search.requestCounts()
    search.requestCounts()
    expect(written).toEqual(['counts filter=1&53=1'])
    search.change(pool)
    expect(written.at(-1)).toBe('counts filter=1&50=1&53=1')
  })

  test('it stays on the page where the editors switched that off', () => {
    const { search, asked } = startTestSearch({ isMain: false, leadsToMain: 'never' })
    search.change(sauna)
    expect(asked).toHaveLength(1)
  })
})
