import { describe, expect, test } from 'vitest'
import {
  durationMs,
  idle,
  nextStep,
  type PageLoadingEvent,
  type PageLoadingState,
  reducePageLoading,
} from './page-loading-state.ts'

const after = (...events: PageLoadingEvent[]): PageLoadingState => events.reduce(reducePageLoading, idle)
const start: PageLoadingEvent = { kind: 'start', nowMs: 1000 }
const show: PageLoadingEvent = { kind: 'show' }

describe('the progress bar of page loads', () => {
  test('a page that loads quickly shows no bar', () => {
    expect(after(start, { kind: 'finish' })).toEqual(idle)
  })

  // spec: constant loading indicator
  test('after 200 ms the bar appears, and advances without completing', () => {
    expect(nextStep('waiting')).toEqual({ afterMs: 200, event: show })
    const soon = after(start, show, { kind: 'tick', nowMs: 1500 })
    const later = after(start, show, { kind: 'tick', nowMs: 1000 + durationMs })
    const muchLater = after(start, show, { kind: 'tick', nowMs: 1_000_000 })
    expect(soon.phase).toBe('loading')
    expect(soon.progress).toBeGreaterThan(0)
    expect(later.progress).toBeGreaterThan(soon.progress)
    expect(muchLater.progress).toBeLessThan(100)
  })

  test('the bar never moves back', () => {
    const state = after(start, show, { kind: 'progress', percent: 80 }, { kind: 'tick', nowMs: 1100 })
    expect(state.progress).toBe(80)
  })

  // spec: constant loading indicator
  test('when the page has loaded the bar is full, hides after 500 ms and is reset 400 ms later', () => {
    const full = after(start, show, { kind: 'finish' })
    expect(full).toMatchObject({ phase: 'ended', progress: 100, failed: false })
    expect(nextStep('ended')).toEqual({ afterMs: 500, event: { kind: 'hide' } })
    expect(nextStep('hidden')).toEqual({ afterMs: 400, event: { kind: 'reset' } })
    expect(after(start, show, { kind: 'finish' }, { kind: 'hide' }, { kind: 'reset' })).toEqual(idle)
  })

  test('a failure is shown even if it is immediate', () => {
    expect(after(start, { kind: 'error' })).toMatchObject({ phase: 'ended', failed: true })
  })

  test('a new page starts a new bar, even while the last one fades', () => {
    const state = after(start, show, { kind: 'error' }, { kind: 'hide' }, { kind: 'start', nowMs: 9000 })
    expect(state).toEqual({ phase: 'waiting', progress: 0, failed: false, startedAtMs: 9000 })
  })

  test('a late event changes nothing', () => {
    for (const kind of ['show', 'finish', 'error', 'hide', 'reset'] as const) expect(after({ kind })).toEqual(idle)
    expect(after({ kind: 'progress', percent: 50 })).toEqual(idle)
    expect(nextStep('idle')).toBeNull()
    expect(nextStep('loading')).toBeNull()
  })
})
