import { expect, test } from 'vitest'
import { type Criteria, criteriaFrom } from '../criteria/criterion.ts'
import type { CriterionKey } from '../criteria/key.ts'
import { parseCriterion } from '../criteria/parse-criterion.ts'
import { countsQuestion } from './choice-question.ts'

const now = new Date('2027-03-01T09:00:00Z')

function wishes(...entries: readonly (readonly [CriterionKey, unknown])[]): Criteria {
  return criteriaFrom(
    entries.flatMap(([key, value]) => {
      const criterion = parseCriterion(key, value)
      return criterion === null ? [] : [[key, criterion] as const]
    }),
  )
}

test('a choice that nobody has taken yet is asked beside everything else', () => {
  const { criteria, choices } = countsQuestion(wishes(['omraader', '48']), [{ key: '53', value: true }], now)
  expect(criteria).toEqual({ duration: 'duration = 7', omraader: 'locationId IN [48]' })
  expect(choices).toEqual([{ without: [], filter: '(facilities.53 = true)' }])
})

test('another value of a criterion takes the place of the one that was asked', () => {
  const { choices } = countsQuestion(wishes(['10', 4]), [{ key: '10', value: 6 }], now)
  expect(choices).toEqual([{ without: ['10'], filter: '(facilities.10 >= 6)' }])
})

test('a change day is asked of the dates that the guest has in mind', () => {
  const { choices } = countsQuestion(wishes(['ankomst', '2027-05-08']), [{ key: 'skiftedag', value: [5] }], now)
  expect(choices).toEqual([{ without: ['arrival'], filter: '(date IN ["2027-05-07"])' }])
})

test('last minute lifts the usual length of a week', () => {
  const [choice] = countsQuestion(wishes(), [{ key: 'lastMinute', value: true }], now).choices
  expect(choice?.without).toEqual(['duration'])
  expect(choice?.filter).toMatch(/^\(dateTs \d+ TO \d+\)$/)
})

test('free text goes along as the query, not as a filter', () => {
  const question = countsQuestion(wishes(['textQuery', 'reetdach']), [], now)
  expect(question.q).toBe('reetdach')
  expect(question.criteria).toEqual({ duration: 'duration = 7' })
})

test('a choice that is already taken changes nothing', () => {
  const { choices } = countsQuestion(wishes(['53', true]), [{ key: '53', value: true }], now)
  expect(choices).toEqual([{ without: [], filter: '' }])
})

test('the part of the map holds for every count, and can be left out like a criterion', () => {
  const box = { northEast: { lat: 55.61, lng: 8.3 }, southWest: { lat: 55.5, lng: 8.1 } }
  const { criteria } = countsQuestion(wishes(['53', true]), [], now, box)
  expect(criteria.udsnit).toBe('_geoBoundingBox([55.61, 8.3], [55.5, 8.1])')
  expect(Object.keys(countsQuestion(wishes(), [], now).criteria)).toEqual(['duration'])
})

test('a range is asked for where the choice says so', () => {
  const { choices } = countsQuestion(wishes(), [{ key: 'duration', value: [5, 7], comparator: 'BETWEEN' }], now)
  expect(choices).toEqual([{ without: ['duration'], filter: '(duration 5 TO 7)' }])
})
