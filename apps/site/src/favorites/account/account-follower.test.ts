import type { Favorite } from '@marram/contract/favorites/shapes'
import type { Favorites } from '@marram/domain/favorites'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordFavoriteChange } from '../../kit/favorites/favorite-changes.ts'
import { syncFavorites, syncWithAccount } from './account-follower.tsx'
import { accountList } from './account-list.ts'

/** One account, as the service stores it. */
let account: Favorite[] = []
let nextId = 1
let isAway = false

function create(subjectId: number): Favorite {
  const known = account.find((favorite) => favorite.subjectId === subjectId)
  if (known) return known
  const at = '2027-01-01T00:00:00Z'
  const made = { id: nextId, userId: 1, subjectType: 'lodging' as const, subjectId, comment: null, createdAt: at }
  nextId += 1
  account = [...account, { ...made, updatedAt: at }]
  return { ...made, updatedAt: at }
}

const answer = async <T>(work: () => T): Promise<T> => {
  if (isAway) throw new TypeError('Failed to fetch')
  return work()
}
const api = {
  list: () => answer(() => account),
  merge: (ids: Favorites) =>
    answer(() => {
      ids.map(create)
      return account
    }),
  create: (id: number) => answer(() => create(id)),
  remove: (id: number) =>
    answer(() => {
      account = account.filter((favorite) => favorite.id !== id)
    }),
}

/** A browser exposes entries as properties. A tab may see an outdated snapshot. */
function openStorage(entries: Record<string, string>, seen = entries): object {
  const methods = {
    getItem: (key: string) => seen[key] ?? null,
    setItem: (key: string, value: string) => void Reflect.set(entries, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
  }
  return new Proxy(methods, {
    ownKeys: () => Object.keys(seen),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

/** A browser has a cookie, storage for changes, and a login. */
function openBrowser(login: string, ids: Favorites) {
  const notes: Record<string, string> = {}
  const browser = { ids }
  const sit = (seen = notes): void => {
    vi.stubGlobal('document', { cookie: `signed-in=${login}` })
    vi.stubGlobal('localStorage', openStorage(notes, seen))
  }
  return {
    ids: () => browser.ids,
    notes,
    set(id: number, isWanted: boolean, seen = notes) {
      sit(seen)
      recordFavoriteChange([id], isWanted)
      browser.ids = isWanted ? [...browser.ids, id] : browser.ids.filter((other) => other !== id)
    },
    sync: () => {
      sit()
      const adopt = (rule: (favorites: Favorites) => Favorites): void => {
        browser.ids = rule(browser.ids)
      }
      return syncFavorites({ login, api, read: () => browser.ids, adopt })
    },
  }
}

const kept = () => account.map(({ subjectId }) => subjectId)

beforeEach(() => {
  account = []
  isAway = false
})
afterEach(() => vi.unstubAllGlobals())

test('the first time after a login both lists are merged, and nothing is lost', async () => {
  create(1)
  create(2)
  const phone = openBrowser('a', [9, 2])
  await phone.sync()
  expect(phone.ids()).toEqual([1, 9, 2])
  expect(kept()).toEqual([1, 2, 9])
})

test('a house removed in one browser does not come back from another that slept', async () => {
  const phone = openBrowser('a', [1, 2])
  const desktop = openBrowser('b', [3])
  await phone.sync()
  await desktop.sync()
  desktop.set(1, false)
  await desktop.sync()
  await phone.sync()
  expect(phone.ids()).toEqual([2, 3])
  expect([...desktop.ids()].sort()).toEqual([2, 3])
})

test('offline changes arrive later, and until then stay as the guest made them', async () => {
  const phone = openBrowser('a', [1, 2])
  await phone.sync()
  isAway = true
  phone.set(1, false)
  phone.set(5, true)
  await expect(phone.sync()).rejects.toThrow('Failed to fetch')
  expect(phone.ids()).toEqual([2, 5])
  isAway = false
  create(8)
  await phone.sync()
  expect(phone.ids()).toEqual([2, 5, 8])
  expect(kept()).toEqual([2, 8, 5])
})

test('two tabs that make concurrent changes lose nothing', async () => {
  const phone = openBrowser('a', [1])
  await phone.sync()
  const before = { ...phone.notes }
  phone.set(5, true)
  phone.set(6, true, before)
  phone.set(1, false, before)
  await phone.sync()
  expect(kept()).toEqual([5, 6])
  expect(phone.ids()).toEqual([5, 6])
})

test('changes recorded for another login are not sent, but discarded', async () => {
  const phone = openBrowser('a', [])
  phone.notes['favorites-account:7'] = JSON.stringify({ login: 'z', isWanted: true })
  phone.notes['favorites-account:8'] = 'nonsense'
  await phone.sync()
  expect(kept()).toEqual([])
  expect(Object.keys(phone.notes)).toEqual(['favorites-account'])
})

test('a house removed between login and the first reply stays off', async () => {
  create(1)
  const phone = openBrowser('a', [1, 2])
  phone.set(1, false)
  await phone.sync()
  expect(phone.ids()).toEqual([2])
  expect(kept()).toEqual([2])
})

test('another login begins with a merge again', async () => {
  const before = openBrowser('a', [1])
  await before.sync()
  const after = openBrowser('c', [4])
  await after.sync()
  expect(after.ids()).toEqual([1, 4])
})

/** An event source that is refused the first time, as for an expired login. */
class News extends EventTarget {
  static readonly CLOSED = 2
  static opened = 0
  readonly readyState: number

  constructor() {
    super()
    this.readyState = News.opened === 0 ? News.CLOSED : 1
    News.opened += 1
    queueMicrotask(() => this.dispatchEvent(new Event(this.readyState === News.CLOSED ? 'error' : 'ready')))
  }

  close(): void {}
}

test('a request refused to a login that a form has just replaced is repeated by the new one', async () => {
  create(17)
  let login = 'former'
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.defineProperty(page, 'cookie', { get: () => `signed-in=${login}`, set: () => {} })
  const user = { id: 1, type: 2, role: 'Default', email: 'k@example.org', firstname: 'Karen', lastname: 'Holm' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { protocol: 'https:' } }))
  vi.stubGlobal('localStorage', openStorage({}))
  vi.stubGlobal('EventSource', News)
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/session/whoami/') {
      // The request was queued behind the form, whose reply brought the next login.
      login = 'next'
      return Response.json({ data: { permissions: ['favorites'], user }, meta: {} })
    }
    const isOver = login === 'former'
    return Response.json(
      { data: isOver ? { error: 'Not logged in' } : account, meta: {} },
      isOver ? { status: 401 } : {},
    )
  })
  const stop = syncWithAccount()
  await vi.waitFor(() => expect(accountList.get()).toEqual(account))
  expect(News.opened).toBe(2)
  stop()
})
