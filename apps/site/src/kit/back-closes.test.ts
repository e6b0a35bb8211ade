import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOnBack } from './back-closes.ts'

// The router's history does not call its blockers without a document.
beforeEach(() => void vi.stubGlobal('document', {}))
afterEach(() => void vi.unstubAllGlobals())

/** A stub of the browser APIs that the router's history uses. */
function fakeWindow(first: string) {
  const events = new EventTarget()
  const entries: { url: string; state: unknown }[] = [{ url: first, state: null }]
  let at = 0
  const location = {
    get pathname() {
      return new URL(entries[at]?.url ?? '', 'http://site.invalid').pathname
    },
    get search() {
      return new URL(entries[at]?.url ?? '', 'http://site.invalid').search
    },
    hash: '',
  }
  const history = {
    get state() {
      return entries[at]?.state ?? null
    },
    get length() {
      return entries.length
    },
    pushState: (state: unknown, _: string, url: string) => {
      entries.splice(at + 1, entries.length, { url, state })
      at += 1
    },
    replaceState: (state: unknown, _: string, url?: string) => {
      entries[at] = { url: url ?? entries[at]?.url ?? '', state }
    },
    go: (delta: number) => {
      at += delta
      events.dispatchEvent(new Event('popstate'))
    },
    back: () => history.go(-1),
  }
  const { pushState } = history
  vi.stubGlobal('History', {
    prototype: { pushState: (state: unknown) => pushState(state, '', location.pathname + location.search) },
  })
  const depth = () => at
  return Object.assign(events, { location, history, depth })
}

function openSheet({ isFirstPage = false } = {}) {
  const fake = fakeWindow('/search/?filter=1')
  vi.stubGlobal('window', fake)
  const history = createBrowserHistory({ window: fake })
  if (!isFirstPage) history.push('/search/?filter=1&53=1')
  history.flush()
  const close = vi.fn()
  return { window: fake, history, close, stop: closeOnBack(history, close) }
}

describe('on the first page of a visit', () => {
  test('back closes the sheet and stays on the page', async () => {
    const { window, history, close } = openSheet({ isFirstPage: true })
    expect(window.depth()).toBe(1)
    window.history.back()
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect([window.depth(), history.location.href]).toEqual([0, '/search/?filter=1'])
  })

  test('back keeps a choice made in the sheet', async () => {
    const { window, history, close } = openSheet({ isFirstPage: true })
    history.push('/search/?filter=1&53=1')
    history.flush()
    window.history.back()
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(window.location.search).toBe('?filter=1&53=1'))
  })

  test('after the sheet is closed, back leaves the page at once', async () => {
    vi.useFakeTimers()
    const { window, stop } = openSheet({ isFirstPage: true })
    stop()
    vi.runAllTimers()
    expect(window.depth()).toBe(0)
    vi.useRealTimers()
  })

  test('a sheet opened again right away still closes on back', async () => {
    vi.useFakeTimers()
    const { window, history, stop } = openSheet({ isFirstPage: true })
    stop()
    closeOnBack(history, () => {})
    vi.runAllTimers()
    expect(window.depth()).toBe(1)
    vi.useRealTimers()
  })
})

test('back closes the filter sheet and keeps the choices made in it', async () => {
  const { window, history, close } = openSheet()
  window.history.back()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(window.location.search).toBe('?filter=1&53=1'))
  expect(history.location.href).toBe('/search/?filter=1&53=1')
})

test('after the sheet is closed, back goes back', async () => {
  const { window, history, close, stop } = openSheet()
  stop()
  window.history.back()
  await vi.waitFor(() => expect(history.location.href).toBe('/search/?filter=1'))
  expect(close).not.toHaveBeenCalled()
})

test('a choice in the sheet still changes the address', async () => {
  const { history, close } = openSheet()
  history.push('/search/?filter=1&53=1&10=6')
  await vi.waitFor(() => expect(history.location.href).toBe('/search/?filter=1&53=1&10=6'))
  expect(close).not.toHaveBeenCalled()
})
