import { presentSearchCookie } from '@marram/domain/criteria/search-cookie'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { defaultParty } from '@marram/domain/party'
import { noStayQuery } from '@marram/domain/stay-query'
import { expect, test, vi } from 'vitest'
import { writeCookie } from '../../kit/cookies.ts'
import { wishOfLastSearch } from './stay-search-cookie.ts'

function cookieOf(query: string): string {
  const value = presentSearchCookie(parseSearchUrl(new URLSearchParams(query)), 'EUR')
  return writeCookie('search', value, 60, false).split(';')[0] ?? ''
}

test('a house opens with the dates, adults, children and pets of the last search', () => {
  const cookie = cookieOf('ankomst=2027-06-12&duration=7&10=5&children=3&husdyr=1&filter=1')
  expect(wishOfLastSearch(`consent=x; ${cookie}`, 'EUR')).toEqual({
    arrival: '2027-06-12',
    duration: 7,
    party: { ...defaultParty, adults: 2, children: 3, pets: 1 },
  })
})

test('a search for houses without pets leaves them out', () => {
  expect(wishOfLastSearch(cookieOf('husdyr=4&filter=1'), 'EUR')).toEqual(noStayQuery)
})

test('an absent or invalid search results in no request', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(wishOfLastSearch('', 'EUR')).toEqual(noStayQuery)
  expect(wishOfLastSearch('search=%22%25%25%22', 'EUR')).toEqual(noStayQuery)
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})
