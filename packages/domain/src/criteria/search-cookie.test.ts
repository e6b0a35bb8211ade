import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeBase64Url } from '../base64-text.ts'
import { facilities } from '../facility.ts'
import { criteriaFrom } from './criterion.ts'
import { facilityKey } from './key.ts'
import { parseCriterion } from './parse-criterion.ts'
import { parseSearchCookie, presentSearchCookie } from './search-cookie.ts'
import { emptySearch } from './search-state.ts'
import { parseSearchUrl } from './search-url.ts'
import { anySearch } from './testing/arbitrary-criteria.ts'

describe('the search cookie', () => {
  test('restores exactly the search it was written for', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom('DKK' as const, 'EUR' as const), (search, currency) => {
        const cookie = presentSearchCookie(search, currency)
        expect(cookie).toMatch(/^[\w-]+$/)
        expect(parseSearchCookie(cookie, currency)).toEqual({ search, problem: null })
      }),
    )
  })

  test('written in kroner and read in euro keeps its limit at the same slider step', () => {
    const search = { ...emptySearch, criteria: parseSearchUrl(new URLSearchParams('maxPris=60000')).criteria }
    const read = parseSearchCookie(presentSearchCookie(search, 'DKK'), 'EUR')
    expect(read.search.criteria.get('maxPris')?.value).toBe(8000)
  })

  test.each(['', '%%%', 'a', 'w_8', encodeBase64Url('{"criteria":{}}'), encodeBase64Url('filter=1&currency=SEK')])(
    'that does not decode, %j, is an empty search with a problem to log',
    (cookie) => {
      const read = parseSearchCookie(cookie, 'EUR')
      expect(read.search).toEqual(emptySearch)
      expect(read.problem).toMatch(/^The search cookie /)
    },
  )

  test('never throws, whatever the cookie contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), (cookie) => {
        expect(() => parseSearchCookie(cookie, 'EUR')).not.toThrow()
      }),
    )
  })

  test('fits into a cookie even with every facility selected', () => {
    const all = facilities.flatMap(({ id, valueType }) => {
      const criterion = parseCriterion(
        String(id),
        valueType === 'bool' ? true : valueType === 'number' ? 9999 : 'gas,A,B',
      )
      return criterion ? [[facilityKey(id), criterion] as const] : []
    })
    expect(all).toHaveLength(facilities.length)
    expect(presentSearchCookie({ ...emptySearch, criteria: criteriaFrom(all) }, 'DKK').length).toBeLessThan(2048)
  })
})
