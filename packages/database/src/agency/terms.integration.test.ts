import { standardTerms } from '@marram/domain/terms'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listenForTags } from '../changes.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { currentTerms, readTerms } from './read-terms.ts'
import { saveTerms } from './save-terms.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('agency_terms').execute()
})

/** Half past midnight in Denmark. */
const at = (instant = '2027-01-31T23:30:00Z') => ({ db: database.db, now: () => new Date(instant) })
const set = (validFrom: string, change: object = {}) => ({ validFrom, ...standardTerms, ...change })

test('an installation without terms has the standard ones', async () => {
  expect(await currentTerms(at())).toEqual(standardTerms)
})

test('a set counts from its first day in Denmark, and every set is kept', async () => {
  expect(await saveTerms(set('2026-01-01'), at())).toBe('saved')
  expect(await saveTerms(set('2027-03-01', { minRenterAge: 21 }), at())).toBe('saved')
  const ages = await Promise.all(
    ['2027-02-28T22:59:00Z', '2027-02-28T23:00:00Z'].map(async (time) => (await currentTerms(at(time))).minRenterAge),
  )
  expect(ages).toEqual([25, 21])
  expect((await readTerms(database.db)).map(({ validFrom }) => validFrom)).toEqual(['2026-01-01', '2027-03-01'])
})

test('the same set twice is saved once, and a correction of its day counts', async () => {
  await saveTerms(set('2027-03-01', { minRenterAge: 21 }), at())
  expect(await saveTerms(set('2027-03-01', { minRenterAge: 21 }), at())).toBe('unchanged')
  expect(await saveTerms(set('2027-03-01', { minRenterAge: 23 }), at())).toBe('saved')
  expect((await currentTerms(at('2027-05-01T12:00:00Z'))).minRenterAge).toBe(23)
  expect(await readTerms(database.db)).toHaveLength(2)
})

test('the first set may have begun; a later one begins today at the earliest', async () => {
  await saveTerms(set('2020-01-01'), at())
  const yesterday = saveTerms(set('2027-01-31', { minRenterAge: 21 }), at())
  await expect(yesterday).rejects.toThrow('The earliest day for a change is today, 2027-02-01')
  expect(await saveTerms(set('2027-02-01', { minRenterAge: 21 }), at())).toBe('saved')
})

test('a set of today drops every page, one of tomorrow none', async () => {
  const dropped: string[] = []
  const told = Promise.withResolvers<void>()
  const listening = await listenForTags(
    database,
    () => {},
    async () => {
      dropped.push((await currentTerms(at())).minRenterAge.toString())
      told.resolve()
    },
  )
  await saveTerms(set('2027-02-02', { minRenterAge: 30 }), at())
  await saveTerms(set('2027-02-01', { minRenterAge: 21 }), at())
  await told.promise
  expect(dropped).toEqual(['21'])
  await listening.close()
})

test.each<[string, object, string]>([
  ['a missing field', { refundWorkingDays: undefined }, 'refundWorkingDays: must be a number'],
  ['a text for a number', { checkInHour: '15' }, 'checkInHour: must be a number'],
  ['an unknown field', { deposit: 1 }, 'deposit'],
  [
    'a ladder that falls',
    { cancellation: [{ fromDaysBefore: 30, keptPercent: 120 }] },
    'cancellation.0.keptPercent: is 120',
  ],
  ['no day', { validFrom: 'soon' }, 'validFrom: must be a calendar day'],
])('%s is refused, and nothing is saved', async (_, change, sentence) => {
  await expect(saveTerms(set('2027-03-01', change), at())).rejects.toThrow(sentence)
  expect(await readTerms(database.db)).toEqual([])
})
