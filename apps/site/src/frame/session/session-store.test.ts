import type { SessionIdentity } from '@marram/contract/auth/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const karen: SessionIdentity = {
  permissions: ['profile', 'favorites'],
  user: { id: 7, type: 2, role: 'Default', email: 'k@example.org', firstname: 'Karen', lastname: 'Holm' },
}
const bo: SessionIdentity = { ...karen, user: { ...karen.user, id: 8, firstname: 'Bo' } }

/** The browser shared by all tabs, and the site's server behind it. */
type Browser = { readonly cookies: Map<string, string>; identity: SessionIdentity | null; questions: number }
const browser: Browser = { cookies: new Map(), identity: null, questions: 0 }
let window: EventTarget

function stubBrowser(): void {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.defineProperty(document, 'cookie', {
    get: () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (written: string) => {
      const [name = '', value = ''] = (written.split(';')[0] ?? '').split('=')
      browser.cookies.set(name, value)
    },
  })
  window = Object.assign(new EventTarget(), { location: { protocol: 'https:' } })
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', window)
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/session/whoami/') throw new Error(`No handler for ${path}.`)
    browser.questions += 1
    if (browser.identity !== null) return Response.json({ data: browser.identity, meta: {} })
    browser.cookies.delete('signed-in')
    return Response.json({ data: { error: 'Not logged in' }, meta: { code: 'not-logged-in' } }, { status: 401 })
  })
}

const closing: (() => void)[] = []

/** A tab has its own copy of the stores; the cookies are the browser's. */
async function openTab() {
  vi.resetModules()
  const { sessionStore, onSessionSignal, ...actions } = await import('./session-store.ts')
  const { favoritesStore } = await import('../../kit/favorites/favorites-list.ts')
  const signals: string[] = []
  const stops = [onSessionSignal((signal) => signals.push(signal)), favoritesStore.subscribe(() => {})]
  expect(sessionStore.get()).toEqual({ kind: 'unknown' })
  stops.push(sessionStore.subscribe(() => {}))
  closing.push(...stops)
  return {
    ...actions,
    signals,
    state: sessionStore.get,
    permissions: () => {
      const state = sessionStore.get()
      return state.kind === 'somebody' ? [...state.permissions] : []
    },
    favorites: () => favoritesStore.get().ids,
  }
}

/** Simulates a login: the server knows the user and sets the hint. */
function serverKnows(identity: SessionIdentity | null, hint = 'first'): void {
  browser.identity = identity
  if (identity === null) browser.cookies.delete('signed-in')
  else browser.cookies.set('signed-in', hint)
}

beforeEach(() => {
  browser.cookies.clear()
  Object.assign(browser, { identity: null, questions: 0 })
  stubBrowser()
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
})

// spec: entity Identity.permissions
test('a visitor who is not logged in causes no request and has no permissions', async () => {
  const tab = await openTab()
  expect(tab.state()).toEqual({ kind: 'nobody' })
  expect(tab.permissions()).toEqual([])
  expect(browser.questions).toBe(0)
})

// spec: entity Session state.identity
test('a logged-in user is loaded after hydration, which does not count as a change', async () => {
  serverKnows(karen)
  const tab = await openTab()
  await vi.waitFor(() => expect(tab.permissions()).toEqual(['profile', 'favorites']))
  expect(tab.signals).toEqual([])
  window.dispatchEvent(new Event('focus'))
  expect(browser.questions).toBe(1)
})

test('a login or logout in one tab reaches the others', async () => {
  const [one, two] = [await openTab(), await openTab()]
  serverKnows(karen)
  one.adoptIdentity(karen)
  await vi.waitFor(() => expect(two.signals).toEqual(['login']))
  expect([one.permissions(), two.permissions()]).toEqual([karen.permissions, karen.permissions])
  serverKnows(null)
  one.adoptIdentity(null)
  await vi.waitFor(() => expect(two.signals).toEqual(['login', 'logout']))
  expect([one.state(), two.state()]).toEqual([{ kind: 'nobody' }, { kind: 'nobody' }])
  expect(one.signals).toEqual(['login', 'logout'])
})

test('a changed name is an update, another guest is a login', async () => {
  serverKnows(karen)
  const tab = await openTab()
  await vi.waitFor(() => expect(tab.state().kind).toBe('somebody'))
  tab.adoptIdentity({ ...karen, user: { ...karen.user, firstname: 'Kate' } })
  tab.adoptIdentity(bo)
  expect(tab.signals).toEqual(['update', 'login'])
})

test('a tab that missed a new login or its end notices by the hint', async () => {
  serverKnows(karen)
  const tab = await openTab()
  await vi.waitFor(() => expect(tab.state().kind).toBe('somebody'))
  serverKnows(bo, 'second')
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(tab.signals).toEqual(['login']))
  serverKnows(null)
  window.dispatchEvent(new Event('focus'))
  expect(tab.signals).toEqual(['login', 'logout'])
})

test('permissions are empty during a refresh, and stay so if it fails', async () => {
  serverKnows(karen)
  const tab = await openTab()
  await vi.waitFor(() => expect(tab.permissions()).toHaveLength(2))
  const asking = tab.refreshSession()
  expect(tab.permissions()).toEqual([])
  await asking
  expect(tab.permissions()).toHaveLength(2)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(tab.refreshSession()).rejects.toThrow('Failed to fetch')
  expect(tab.permissions()).toEqual([])
})

test('a reply after the logout does not restore the session', async () => {
  serverKnows(karen)
  const tab = await openTab()
  await vi.waitFor(() => expect(tab.state().kind).toBe('somebody'))
  const late = tab.refreshSession()
  browser.cookies.delete('signed-in')
  tab.adoptIdentity(null)
  await late
  expect(tab.state()).toEqual({ kind: 'nobody' })
})

test("a page that opens after a form sends no request: the form's reply has the identity", async () => {
  const tab = await openTab()
  serverKnows(karen)
  tab.awaitIdentity()
  window.dispatchEvent(new Event('focus'))
  tab.adoptIdentity(karen)
  expect([tab.signals, tab.permissions()]).toEqual([['login'], karen.permissions])
  window.dispatchEvent(new Event('focus'))
  await tab.refreshSession()
  expect(browser.questions).toBe(1)
})

test('a session that ended elsewhere ends here once the server says so', async () => {
  serverKnows(karen)
  const tab = await openTab()
  await vi.waitFor(() => expect(tab.state().kind).toBe('somebody'))
  browser.identity = null
  await tab.refreshSession()
  expect([tab.state(), tab.signals]).toEqual([{ kind: 'nobody' }, ['logout']])
})

test('a login and a logout reload the favourites from their cookie', async () => {
  browser.cookies.set('favorites', '3')
  const tab = await openTab()
  expect(tab.favorites()).toEqual([3])
  browser.cookies.set('favorites', '3.9')
  serverKnows(karen)
  tab.adoptIdentity(karen)
  expect(tab.favorites()).toEqual([3, 9])
  browser.cookies.set('favorites', '9')
  serverKnows(null)
  tab.adoptIdentity(null)
  expect(tab.favorites()).toEqual([9])
})

test('a guest of the former site is greeted by name without a request and without permissions', async () => {
  browser.cookies.set('login', encodeURIComponent(JSON.stringify({ id: 1, apiKey: 'x', firstname: 'Inge' })))
  const tab = await openTab()
  expect(tab.state()).toMatchObject({ kind: 'legacy', user: { firstname: 'Inge' } })
  expect([tab.permissions(), browser.questions]).toEqual([[], 0])
})
