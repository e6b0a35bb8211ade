import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { favoritesCookie, readFavoritesCookie } from './favorites-list.ts'

const page = { cookie: '', takesCookies: true }

/** A stub of the document that stores only the name and value of a cookie. */
function stubBrowser(): EventTarget {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.defineProperty(document, 'cookie', {
    get: () => page.cookie,
    set: (written: string) => {
      if (page.takesCookies) page.cookie = written.split(';')[0] ?? ''
    },
  })
  const window = Object.assign(new EventTarget(), { location: { protocol: 'https:' } })
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', window)
  return window
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** Every tab has its own copy of the store; the cookie is shared. */
async function openTab() {
  vi.resetModules()
  const { favoritesStore, ...actions } = await import('./favorites-list.ts')
  expect(favoritesStore.get()).toEqual({ ids: [], isKnown: false, isRefused: false })
  const seen: unknown[] = []
  const stop = favoritesStore.subscribe(() => seen.push(favoritesStore.get()))
  return { ...actions, get: favoritesStore.get, stop, seen }
}

const tabs: Tab[] = []
const open = async (): Promise<Tab> => {
  const tab = await openTab()
  tabs.push(tab)
  return tab
}
let browser: EventTarget

beforeEach(() => {
  Object.assign(page, { cookie: '', takesCookies: true })
  browser = stubBrowser()
})
afterEach(() => {
  for (const { stop } of tabs.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const list = (...ids: number[]) => ({ ids, isKnown: true, isRefused: false })

// spec: constant favourites cookie; entity Favorite.cookie
test('the cookie lasts a year, for the whole site, and over HTTPS never travels in the clear', () => {
  expect(favoritesCookie([12, 7], true)).toBe('favorites=12.7; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(favoritesCookie([12, 7], false)).not.toContain('Secure')
})

// spec: error cookie decode failure
test('a damaged cookie is logged and ignored', () => {
  const warnings: string[] = []
  expect(readFavoritesCookie('a=1; favorites=%5B1%5D', (message) => warnings.push(message))).toEqual([])
  expect(warnings).toEqual(['The cookie favorites could not be read.'])
  expect(readFavoritesCookie('my-favorites=1; favorites=4.5')).toEqual([4, 5])
})

test('a saved list is there when the page is hydrated', async () => {
  page.cookie = 'favorites=3.9'
  const tab = await open()
  expect(tab.get()).toEqual(list(3, 9))
})

test('saving a house shows at once and writes the cookie', async () => {
  const tab = await open()
  tab.setFavorite(7, true)
  tab.setFavorite(8, true)
  tab.setFavorite(7, false)
  expect(tab.get()).toEqual(list(8))
  await vi.waitFor(() => expect(page.cookie).toBe('favorites=8'))
})

test('two tabs that save different houses lose neither', async () => {
  const one = await open()
  const two = await open()
  one.setFavorite(1, true)
  two.setFavorite(2, true)
  await vi.waitFor(() => expect(page.cookie).toBe('favorites=1.2'))
  await vi.waitFor(() => expect(one.get()).toEqual(list(1, 2)))
})

test('a heart pressed before its page is hydrated reaches the other tabs', async () => {
  const other = await open()
  vi.resetModules()
  const { setFavorite } = await import('./favorites-list.ts')
  setFavorite(7, true)
  await vi.waitFor(() => expect(other.get()).toEqual(list(7)))
})

describe('while another tab holds the lock', () => {
  let release: () => void = () => undefined
  beforeEach(async () => {
    const { promise: isHeld, resolve: noteHeld } = Promise.withResolvers<void>()
    void navigator.locks.request('favorites', () => {
      noteHeld()
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    await isHeld
  })
  afterEach(() => release())

  test('a change shows at once, and is applied to the list that the other tab has written', async () => {
    const tab = await open()
    tab.setFavorite(2, true)
    expect(tab.get()).toEqual(list(2))
    browser.dispatchEvent(new Event('focus'))
    expect(tab.get()).toEqual(list(2))
    expect(page.cookie).toBe('')
    page.cookie = 'favorites=1'
    release()
    await vi.waitFor(() => expect(page.cookie).toBe('favorites=1.2'))
    expect(tab.get()).toEqual(list(1, 2))
  })

  test('a change is not lost by leaving the page', async () => {
    const tab = await open()
    tab.setFavorite(2, true)
    browser.dispatchEvent(new Event('pagehide'))
    expect(page.cookie).toBe('favorites=2')
  })
})

test('a house just saved in another tab is not dropped by saving one here', async () => {
  const tab = await open()
  page.cookie = 'favorites=5'
  tab.setFavorite(5, true)
  await vi.waitFor(() => expect(tab.get()).toEqual(list(5)))
  expect(page.cookie).toBe('favorites=5')
})

test('a tab that missed the message reads the list again when it becomes visible', async () => {
  const tab = await open()
  page.cookie = 'favorites=5'
  expect(tab.get()).toEqual(list())
  browser.dispatchEvent(new Event('focus'))
  expect(tab.get()).toEqual(list(5))
  const told = tab.seen.length
  browser.dispatchEvent(new Event('focus'))
  expect(tab.seen).toHaveLength(told)
})

test('without cookies the list works for this page and says that it will not last', async () => {
  const tab = await open()
  page.takesCookies = false
  tab.setFavorite(1, true)
  tab.setFavorite(2, true)
  await vi.waitFor(() => expect(tab.get().isRefused).toBe(true))
  browser.dispatchEvent(new Event('focus'))
  expect(tab.get()).toEqual({ ids: [1, 2], isKnown: true, isRefused: true })
})

test('a house goes back to its place after undo', async () => {
  page.cookie = 'favorites=1.2.3'
  const tab = await open()
  const undo = tab.dropFavorite(2)
  expect(tab.get()).toEqual(list(1, 3))
  tab.setFavorite(9, true)
  undo()
  expect(tab.get()).toEqual(list(1, 2, 3, 9))
})

test('the houses of a shared list join those already saved', async () => {
  page.cookie = 'favorites=1.2'
  const tab = await open()
  tab.keepAll([2, 8, 9])
  expect(tab.get()).toEqual(list(1, 2, 8, 9))
})
