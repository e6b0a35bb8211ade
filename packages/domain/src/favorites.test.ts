import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  encodeFavorites,
  followAccount,
  maxFavorites,
  mergeFavorites,
  parseFavorites,
  restoreFavorite,
  toggleFavorite,
} from './favorites.ts'

const lodgingId = fc.integer({ min: 1, max: 9_999_999_999 })
const anyFavorites = fc.uniqueArray(lodgingId, { maxLength: 50 })
const full = Array.from({ length: maxFavorites }, (_, index) => index + 1)

describe('the heart', () => {
  test('adds a house, and removes it again', () => {
    expect(toggleFavorite([], 7)).toEqual([7])
    expect(toggleFavorite([7, 8], 9)).toEqual([7, 8, 9])
    expect(toggleFavorite([7, 8, 9], 8)).toEqual([7, 9])
  })

  test('clicked twice changes nothing if the house was new', () => {
    fc.assert(
      fc.property(anyFavorites, lodgingId, (favorites, id) => {
        fc.pre(!favorites.includes(id))
        expect(toggleFavorite(toggleFavorite(favorites, id), id)).toEqual(favorites)
      }),
    )
  })

  test('drops the oldest house if the list is full', () => {
    expect(toggleFavorite(full, 9999)).toEqual([...full.slice(1), 9999])
    expect(toggleFavorite(full, 1)).toHaveLength(maxFavorites - 1)
  })
})

describe('undo', () => {
  test('restores the position of a house', () => {
    fc.assert(
      fc.property(fc.uniqueArray(lodgingId, { minLength: 1, maxLength: 20 }), fc.nat(), (before, number) => {
        const id = before[number % before.length] ?? 0
        expect(restoreFavorite(toggleFavorite(before, id), before, id)).toEqual(before)
      }),
    )
  })
  test('keeps later additions and removals', () => {
    expect(restoreFavorite([1, 4, 9], [1, 2, 3, 4], 3)).toEqual([1, 3, 4, 9])
    expect(restoreFavorite([4, 9], [1, 2, 3, 4], 3)).toEqual([3, 4, 9])
    expect(restoreFavorite([], [1, 2], 2)).toEqual([2])
  })
  test('does nothing if the house is in the list or never was', () => {
    expect(restoreFavorite([1, 2], [1, 2], 2)).toEqual([1, 2])
    expect(restoreFavorite([1], [1], 7)).toEqual([1])
  })
})

test("login merges both lists without duplicates, the browser's last", () => {
  expect(mergeFavorites([1, 2, 3], [4, 2])).toEqual([1, 3, 4, 2])
  expect(mergeFavorites([], [])).toEqual([])
  expect(mergeFavorites(full, [9999])).toEqual([...full.slice(1), 9999])
})

describe('the cookie', () => {
  // spec: entity Favorite.cookie
  test('survives a round trip', () => {
    fc.assert(
      fc.property(anyFavorites, (favorites) => {
        expect(parseFavorites(encodeFavorites(favorites))).toEqual(favorites)
      }),
    )
  })

  test('needs no encoding and stays below the size limit of browsers', () => {
    const long = encodeFavorites(Array.from({ length: 1000 }, (_, index) => 9_999_990_000 + index))
    expect(long).toMatch(/^[\d.]+$/)
    expect(long.length).toBeLessThan(4000)
    expect(parseFavorites(long)?.at(-1)).toBe(9_999_990_999)
  })

  test.each(['x', '1,2', '1..2', '.', '0', '-1', '1.5e3', '01', '%5B1%5D', '[1]', '12345678901'])(
    'that contains %j is rejected',
    (cookie) => {
      expect(parseFavorites(cookie)).toBeNull()
    },
  )

  test('that is empty is an empty list', () => {
    expect(parseFavorites('')).toEqual([])
  })

  test('with duplicates keeps one of each', () => {
    expect(parseFavorites('1.2.1')).toEqual([1, 2])
  })
})

describe('a browser in sync with an account', () => {
  const nothing = new Map<number, boolean>()

  test('shows additions and removals made elsewhere, and keeps its order', () => {
    expect(followAccount([3, 1, 2], [1, 2, 3, 9], nothing)).toEqual([3, 1, 2, 9])
    expect(followAccount([3, 1, 2], [1, 3], nothing)).toEqual([3, 1])
    expect(followAccount([3, 1], [], nothing)).toEqual([])
  })

  test('keeps local changes that have not been sent yet', () => {
    const changes = new Map([
      [2, false],
      [7, true],
    ])
    expect(followAccount([1, 7], [1, 2, 5], changes)).toEqual([1, 7, 5])
    expect(followAccount([], [1, 2], changes)).toEqual([1, 7])
  })

  test('loses nothing in the merge after a login', () => {
    fc.assert(
      fc.property(anyFavorites, anyFavorites, (account, cookie) => {
        const merged = mergeFavorites(account, cookie)
        expect(new Set(merged)).toEqual(new Set([...account, ...cookie]))
        expect(followAccount(merged, merged, nothing)).toEqual(merged)
      }),
    )
  })

  test('is stable once in sync, even if the account holds more than a browser can', () => {
    const long = Array.from({ length: maxFavorites + 50 }, (_, index) => index + 1)
    const once = followAccount([5, 400], long, nothing)
    expect(once).toHaveLength(maxFavorites)
    expect(followAccount(once, long, nothing)).toEqual(once)
  })
})
