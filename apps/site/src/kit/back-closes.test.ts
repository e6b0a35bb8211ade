import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  return Object.assign(events, { location, history })
}

function openSheet() {
  const window = fakeWindow('/search/?filter=1')
  const history = createBrowserHistory({ window })
  history.push('/search/?filter=1&53=1')
  history.flush()
  const close = vi.fn()
  return { window, history, close, stop: closeOnBack(history, close) }
}

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
