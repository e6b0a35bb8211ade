import { criteriaFrom } from '@marram/domain/criteria/criterion'
import { setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { expect, test } from 'vitest'
import { applyWords } from './words-offer.tsx'

const sauna = ['53', { value: true, comparator: '=' }] as const
const june = ['ankomst', { value: ['2027-06-12'], comparator: '=' }] as const
const typed = setCriterion(startSearch(), 'textQuery', 'Sauna im Juni, Reetdach')

test('understood words become filters beside those that were there, and the rest stays text', () => {
  const before = setCriterion(typed, 'husdyr', 1)
  const { criteria } = applyWords(before, { criteria: criteriaFrom([sauna]), rest: 'Reetdach' })
  expect(criteria.get('textQuery')?.value).toBe('Reetdach')
  expect([criteria.get('53')?.value, criteria.get('husdyr')?.value]).toEqual([true, 1])
})

test('when nothing is left of the words, no text is searched for', () => {
  expect(applyWords(typed, { criteria: criteriaFrom([sauna]), rest: '' }).criteria.has('textQuery')).toBe(false)
})

test('a date in words takes the place of a week that was chosen before', () => {
  const before = setCriterion(typed, 'arrivalWeekNextOccurence', 28)
  const { criteria } = applyWords(before, { criteria: criteriaFrom([june]), rest: '' })
  expect([...criteria.keys()]).toEqual(['ankomst'])
})
