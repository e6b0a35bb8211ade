import { describe, expect, test } from 'vitest'
import { defaultParty } from './party.ts'
import {
  hasStayQuery,
  noStayQuery,
  parseStayQuery,
  presentStayQuery,
  requestedStay,
  stayPageKey,
} from './stay-query.ts'

const choice = { arrival: '2027-06-26', duration: 7, party: { adults: 3, children: 1, infants: 0, pets: 1 } }

describe('a link to a stay', () => {
  test('survives a round trip', () => {
    const query = presentStayQuery('', choice)
    expect(query).toBe('?arrival=2027-06-26&duration=7&adults=3&children=1&pets=1')
    expect(parseStayQuery(query)).toEqual(choice)
  })

  test('keeps unrelated parameters and replaces an earlier choice', () => {
    expect(presentStayQuery('?utm_source=mail&arrival=2027-01-02&infants=1', choice)).toBe(
      '?utm_source=mail&arrival=2027-06-26&duration=7&adults=3&children=1&pets=1',
    )
  })

  test.each(['', '?utm_source=mail', '?arrival=soon&duration=-1', '?arrival=2027-02-30&duration=1e3&adults=x&pets='])(
    'without a valid value, %j, requests nothing',
    (query) => {
      expect(parseStayQuery(query)).toEqual(noStayQuery)
      expect(hasStayQuery(parseStayQuery(query))).toBe(false)
    },
  )

  test('may have the party alone', () => {
    expect(parseStayQuery('?children=2')).toEqual({ ...noStayQuery, party: { ...defaultParty, children: 2 } })
  })
})

describe('the page of a house is stored', () => {
  const key = (query: string) => stayPageKey(new URLSearchParams(query), '2026-11-16')

  test('once for equal stays, in canonical form', () => {
    const own = presentStayQuery('', choice)
    expect(key('pets=1&utm_source=mail&children=1&adults=3&duration=7&arrival=2027-06-26&arrival=2027-07-03')).toEqual({
      query: own,
      isUsual: true,
    })
    expect(key('arrival=2027-06-26&duration=7').query).toBe('?arrival=2027-06-26&duration=7&adults=2')
    expect(key('arrival=2027-06-26T10:00:00Z').query).toBe('?arrival=2027-06-26&adults=2')
  })

  test.each(['', 'utm_source=mail', 'adults=2', 'adults=x&arrival=soon', 'duration=0&nonsense=1'])(
    'with "%s" as the page without a stay',
    (query) => expect(key(query)).toEqual({ query: '', isUsual: true }),
  )

  test.each([
    'arrival=2020-01-04&duration=7',
    'arrival=2026-11-15',
    'arrival=2028-01-01',
    'arrival=2027-06-26&duration=36',
    'adults=21',
    'infants=5',
    'pets=5',
  ])('with %s not at all, though it is rendered', (query) => {
    expect(key(query).isUsual).toBe(false)
    expect(key(query).query).not.toBe('')
  })

  test.each(['arrival=2026-11-16', 'arrival=2027-12-31', 'duration=35&adults=20&children=20&infants=4&pets=4'])(
    'with %s as any other',
    (query) => expect(key(query).isUsual).toBe(true),
  )
})

test('a day and a number of nights make a stay; two adults by default', () => {
  const wish = parseStayQuery('arrival=2027-06-12&duration=7')
  expect(requestedStay(wish)).toEqual({ arrival: '2027-06-12', duration: 7, party: defaultParty })
  expect(requestedStay({ ...wish, duration: null })).toBeNull()
  expect(requestedStay({ ...wish, arrival: null })).toBeNull()
})
