import type { Favorite } from '@marram/contract/favorites/shapes'
import type { Favorites } from '@marram/domain/favorites'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordFavoriteChange } from '../../kit/favorites/favorite-changes.ts'
import { bringInStep } from './account-follower.tsx'

/** One account, as the service keeps it. */
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

/** A browser has a cookie, a place for notes, and a login of its own. */
function openBrowser(login: string, ids: Favorites) {
  const notes = new Map<string, string>()
  const browser = { ids }
  const sit = (): void => {
    vi.stubGlobal('document', { cookie: `signed-in=${login}` })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, value: string) => void notes.set(key, value),
    })
  }
  return {
    ids: () => browser.ids,
    set(id: number, isWanted: boolean) {
      sit()
      recordFavoriteChange([id], isWanted)
      browser.ids = isWanted ? [...browser.ids, id] : browser.ids.filter((other) => other !== id)
    },
    sync: () => {
      sit()
      const adopt = (rule: (favorites: Favorites) => Favorites): void => {
        browser.ids = rule(browser.ids)
      }
      return bringInStep({ login, api, read: () => browser.ids, adopt })
    },
  }
}

const kept = () => account.map(({ subjectId }) => subjectId)

beforeEach(() => {
  account = []
  isAway = false
})
afterEach(() => vi.unstubAllGlobals())

test('the first time after a login both lists become one, and nothing is lost', async () => {
  create(1)
  create(2)
  const phone = openBrowser('a', [9, 2])
  await phone.sync()
  expect(phone.ids()).toEqual([1, 9, 2])
  expect(kept()).toEqual([1, 2, 9])
})

test('what is taken off in one browser does not come back from another that slept', async () => {
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

test('what is done without a network arrives later, and until then stays as the guest left it', async () => {
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

test('a house taken off between login and the first answer stays off', async () => {
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
