import { setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { query, sauna, settle, startTestSearch } from './testing/start-test-search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

describe('the search service is down', () => {
  // spec: error search network failure
  test('a lost connection is tried three times, a second apart; the criteria stay', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { search, sent } = startTestSearch()
    search.change(sauna)
    for (const requests of [1, 2, 3]) {
      expect(sent).toHaveLength(requests)
      sent[requests - 1]?.fail('Failed to fetch')
      await vi.advanceTimersByTimeAsync(999)
      expect(sent).toHaveLength(requests)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(search.result.get()).toMatchObject({
      status: 'error',
      total: 200,
      failure: { message: 'Failed to fetch', isNetwork: true },
    })
    expect(query(search.state.get())).toBe('filter=1&53=1')
  })

  // spec: error search HTTP failure
  test('a server error is shown at once, and a retry recovers', async () => {
    const { search, sent } = startTestSearch()
    search.change(sauna)
    sent[0]?.fail('HTTP Error: 503 - Service Unavailable')
    await settle()
    expect(search.result.get().failure).toEqual({
      message: 'HTTP Error: 503 - Service Unavailable',
      isNetwork: false,
    })
    search.retry()
    sent[1]?.answer(7)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 7, failure: null })
  })

  test('after three attempts an error is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { search, sent } = startTestSearch()
    search.change(sauna)
    for (const requests of [1, 2, 3]) {
      expect(warn).not.toHaveBeenCalled()
      sent[requests - 1]?.fail('Failed to fetch')
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(warn).toHaveBeenCalledOnce()
    expect(String(warn.mock.calls[0])).toContain('failed 3 attempts')
  })

  test.each([
    ['the network', (isThere: boolean) => onlineManager.setOnline(isThere)],
    ['the guest', (isThere: boolean) => focusManager.setFocused(isThere)],
  ])('a failed search is retried when %s is back, and a successful one is not', async (_, turn) => {
    const { search, sent, client, stop } = startTestSearch()
    client.mount()
    const comeBack = async () => {
      turn(false)
      turn(true)
      await settle()
    }
    await comeBack()
    expect(sent).toHaveLength(0)
    search.change(sauna)
    sent[0]?.fail('HTTP Error: 503 - Service Unavailable')
    await settle()
    await comeBack()
    expect(sent).toHaveLength(2)
    expect(search.result.get()).toMatchObject({ status: 'pending', total: 200, failure: { isNetwork: false } })
    sent[1]?.answer(7)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 7, failure: null })
    stop()
    client.unmount()
  })
})

describe('the search starts', () => {
  test('with the answer that came with the page, and fetches nothing', async () => {
    const { search, written, sent } = startTestSearch()
    await settle()
    expect([sent, written]).toEqual([[], []])
    expect(search.result.get()).toMatchObject({ status: 'success', total: 200 })
  })

  test('and saves the search of its URL as the last one if it has dates', async () => {
    const dated = startTestSearch({}, setCriterion(startSearch(), 'ankomst', ['2027-07-10']))
    const undated = startTestSearch({}, sauna(startSearch()))
    const ofPlace = startTestSearch({ isMain: false }, setCriterion(startSearch(), 'ankomst', ['2027-07-10']))
    await vi.advanceTimersByTimeAsync(200)
    expect(dated.written).toEqual(['cookie filter=1&ankomst=2027-07-10'])
    expect([undated.written, ofPlace.written]).toEqual([[], []])
  })

  test('and fetches if the page came without an answer, once it runs in the browser', async () => {
    const { search, sent, client, stop } = startTestSearch()
    stop()
    client.clear()
    expect(sent).toHaveLength(0)
    search.run()
    expect(sent).toHaveLength(1)
    sent[0]?.answer(9)
    await settle()
    expect(search.result.get()).toMatchObject({ status: 'success', total: 9 })
  })

  test('until the guest leaves the page: its request is cancelled', () => {
    const { search, sent, stop } = startTestSearch()
    search.change(sauna)
    stop()
    expect(sent[0]?.signal.aborted).toBe(true)
  })
})
