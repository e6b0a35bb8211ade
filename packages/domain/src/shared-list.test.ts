import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './iso-day.ts'
import {
  isPossibleEnd,
  keptDays,
  lastReadDay,
  latestEnd,
  rankLodgings,
  sharedListState,
  usualEnd,
  type Vote,
  votes,
  votingDays,
} from './shared-list.ts'

const today = '2027-02-10'

describe('a list that people decide on together', () => {
  test('is open until the end of its last day, shows its result for a month, and is then over', () => {
    const times = { endsOn: today, endedOn: null }
    expect(sharedListState(times, addDays(today, -1))).toBe('open')
    expect(sharedListState(times, today)).toBe('open')
    expect(sharedListState(times, addDays(today, 1))).toBe('ended')
    expect(sharedListState(times, addDays(today, keptDays))).toBe('ended')
    expect(sharedListState(times, addDays(today, keptDays + 1))).toBe('over')
  })

  test('ended by its owner accepts no more votes from that day on, and is over earlier', () => {
    const times = { endsOn: addDays(today, 9), endedOn: today }
    expect(sharedListState(times, today)).toBe('ended')
    expect(lastReadDay(times)).toBe(addDays(today, keptDays))
    expect(sharedListState(times, addDays(today, keptDays))).toBe('ended')
    expect(sharedListState(times, addDays(today, keptDays + 1))).toBe('over')
  })

  test('ended by its owner after its last day is not kept longer', () => {
    const times = { endsOn: today, endedOn: addDays(today, 20) }
    expect(lastReadDay(times)).toBe(addDays(today, keptDays))
  })

  test('goes from open to ended to over, and never back', () => {
    const order = { open: 0, ended: 1, over: 2 }
    const day = fc.integer({ min: 0, max: 200 }).map((days) => addDays(today, days))
    fc.assert(
      fc.property(day, fc.option(day), day, day, (endsOn, endedOn, a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a]
        const times = { endsOn, endedOn }
        expect(order[sharedListState(times, earlier)]).toBeLessThanOrEqual(order[sharedListState(times, later)])
      }),
    )
  })

  test('has a voting period of two weeks by default and sixty days at most, never past the day of arrival', () => {
    expect(usualEnd(today, null)).toBe(addDays(today, votingDays.usual))
    expect(latestEnd(today, null)).toBe(addDays(today, votingDays.max))
    expect(usualEnd(today, '2027-06-12')).toBe(addDays(today, votingDays.usual))
    expect([usualEnd(today, '2027-02-13'), latestEnd(today, '2027-02-13')]).toEqual(['2027-02-13', '2027-02-13'])
    expect([usualEnd(today, today), latestEnd(today, today)]).toEqual([today, today])
    expect(latestEnd(today, '2026-07-04')).toBe(addDays(today, votingDays.max))
  })

  test.each([
    [today, true],
    [addDays(today, votingDays.max), true],
    [addDays(today, votingDays.max + 1), false],
    [addDays(today, -1), false],
  ])('may end on %s: %s', (day, isPossible) => {
    expect(isPossibleEnd(day, today, null)).toBe(isPossible)
  })

  test('has a default end that can be chosen', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: -400, max: 400 })), (days) => {
        const arrival = days === null ? null : addDays(today, days)
        expect(isPossibleEnd(usualEnd(today, arrival), today, arrival)).toBe(true)
      }),
    )
  })
})

describe('the ranking', () => {
  const cast = (lodgingId: number, ...all: Vote[]) => all.map((vote) => ({ lodgingId, vote }))
  const placesOf = (...parts: { lodgingId: number; vote: Vote }[][]) =>
    rankLodgings([1, 2, 3], parts.flat()).map(({ lodgingId, place }) => [lodgingId, place])

  test('counts all votes per house', () => {
    expect(rankLodgings([7], cast(7, 'yes', 'no', 'maybe', 'yes'))).toEqual([
      { lodgingId: 7, yes: 2, maybe: 1, no: 1, place: 1 },
    ])
  })

  test('has the order of the list and no places without votes', () => {
    expect(placesOf()).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
  })

  test('subtracts votes against: two in favour rank before two in favour and one against', () => {
    expect(placesOf(cast(1, 'yes', 'no'), cast(2, 'yes', 'yes', 'no'), cast(3, 'yes', 'yes'))).toEqual([
      [3, 1],
      [2, 2],
      [1, 3],
    ])
  })

  test('uses a maybe only as a tie-breaker', () => {
    expect(placesOf(cast(1, 'yes'), cast(2, 'yes', 'maybe'), cast(3, 'maybe', 'maybe', 'maybe'))).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ])
  })

  test('gives ties the same place and skips the next one, in the order of the list', () => {
    expect(placesOf(cast(2, 'yes'), cast(3, 'yes'), cast(1, 'no'))).toEqual([
      [2, 1],
      [3, 1],
      [1, 3],
    ])
  })

  test('ranks a negative balance behind houses without votes', () => {
    expect(placesOf(cast(1, 'no'), cast(3, 'yes', 'no'))).toEqual([
      [3, 1],
      [2, null],
      [1, 3],
    ])
  })

  test('contains every house, and counts exactly the votes of the list', () => {
    const house = fc.integer({ min: 1, max: 8 })
    const ballots = fc.array(fc.record({ lodgingId: house, vote: fc.constantFrom(...votes) }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.uniqueArray(house), ballots, (ids, all) => {
        const ranked = rankLodgings(ids, all)
        expect(ranked.map(({ lodgingId }) => lodgingId).toSorted()).toEqual(ids.toSorted())
        const counted = ranked.reduce((sum, { yes, maybe, no }) => sum + yes + maybe + no, 0)
        expect(counted).toBe(all.filter(({ lodgingId }) => ids.includes(lodgingId)).length)
      }),
    )
  })

  test('never gets worse by another yes', () => {
    const ballots = fc.array(fc.record({ lodgingId: fc.integer({ min: 1, max: 3 }), vote: fc.constantFrom(...votes) }))
    fc.assert(
      fc.property(ballots, (all) => {
        const indexOf = (cast: typeof all) =>
          rankLodgings([1, 2, 3], cast).findIndex(({ lodgingId }) => lodgingId === 2)
        expect(indexOf([...all, { lodgingId: 2, vote: 'yes' }])).toBeLessThanOrEqual(indexOf(all))
      }),
    )
  })
})
