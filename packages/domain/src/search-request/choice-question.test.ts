import { expect, test } from 'vitest'
import { type Criteria, criteriaFrom } from '../criteria/criterion.ts'
import type { CriterionKey } from '../criteria/key.ts'
import { parseCriterion } from '../criteria/parse-criterion.ts'
import { countsQuestion } from './choice-question.ts'

const now = new Date('2027-03-01T09:00:00Z')

function criteriaOf(...entries: readonly (readonly [CriterionKey, unknown])[]): Criteria {
  return criteriaFrom(
    entries.flatMap(([key, value]) => {
      const criterion = parseCriterion(key, value)
      return criterion === null ? [] : [[key, criterion] as const]
    }),
  )
}

test('a choice not yet selected is combined with the current search', () => {
  const { criteria, choices } = countsQuestion(criteriaOf(['omraader', '48']), [{ key: '53', value: true }], now)
  expect(criteria).toEqual({ duration: 'duration = 7', omraader: 'locationId IN [48]' })
  expect(choices).toEqual([{ without: [], filter: '(facilities.53 = true)' }])
})

test('another value of a criterion replaces the current one', () => {
  const { choices } = countsQuestion(criteriaOf(['10', 4]), [{ key: '10', value: 6 }], now)
  expect(choices).toEqual([{ without: ['10'], filter: '(facilities.10 >= 6)' }])
})

test('a change day is combined with the selected dates', () => {
  const { choices } = countsQuestion(criteriaOf(['ankomst', '2027-05-08']), [{ key: 'skiftedag', value: [5] }], now)
  expect(choices).toEqual([{ without: ['arrival'], filter: '(date IN ["2027-05-07"])' }])
})

test('last minute removes the default length of a week', () => {
  const [choice] = countsQuestion(criteriaOf(), [{ key: 'lastMinute', value: true }], now).choices
  expect(choice?.without).toEqual(['duration'])
  expect(choice?.filter).toMatch(/^\(discountTotal >= 1 AND dateTs \d+ TO \d+\)$/)
})

test('free text is sent as the query, not as a filter', () => {
  const question = countsQuestion(criteriaOf(['textQuery', 'reetdach']), [], now)
  expect(question.q).toBe('reetdach')
  expect(question.criteria).toEqual({ duration: 'duration = 7' })
})

test('a selected choice changes nothing', () => {
  const { choices } = countsQuestion(criteriaOf(['53', true]), [{ key: '53', value: true }], now)
  expect(choices).toEqual([{ without: [], filter: '' }])
})

test('the map section applies to every count, and can be left out like a criterion', () => {
  const box = { northEast: { lat: 55.61, lng: 8.3 }, southWest: { lat: 55.5, lng: 8.1 } }
  const { criteria } = countsQuestion(criteriaOf(['53', true]), [], now, box)
  expect(criteria.udsnit).toBe('_geoBoundingBox([55.61, 8.3], [55.5, 8.1])')
  expect(Object.keys(countsQuestion(criteriaOf(), [], now).criteria)).toEqual(['duration'])
})

test('a choice can be a range', () => {
  const { choices } = countsQuestion(criteriaOf(), [{ key: 'duration', value: [5, 7], comparator: 'BETWEEN' }], now)
  expect(choices).toEqual([{ without: ['duration'], filter: '(duration 5 TO 7)' }])
})
