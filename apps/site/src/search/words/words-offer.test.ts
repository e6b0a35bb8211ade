import { criteriaFrom } from '@marram/domain/criteria/criterion'
import { setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { expect, test } from 'vitest'
import { applyWords, takesWords } from './words-offer.tsx'

const sauna = ['53', { value: true, comparator: '=' }] as const
const june = ['ankomst', { value: ['2027-06-12'], comparator: '=' }] as const
const typed = setCriterion(startSearch(), 'textQuery', 'Sauna im Juni, Reetdach')

test('understood words become filters in addition to the existing ones, without a text search', () => {
  const before = setCriterion(typed, 'husdyr', 1)
  const { criteria } = applyWords(before, { criteria: criteriaFrom([sauna]), order: null })
  expect(criteria.has('textQuery')).toBe(false)
  expect([criteria.get('53')?.value, criteria.get('husdyr')?.value]).toEqual([true, 1])
})

test('a cheap house sorts by price, and otherwise a selected order stays', () => {
  const cheap = applyWords(typed, { criteria: criteriaFrom([]), order: 'price-asc' })
  expect(cheap.order).toEqual({ kind: 'named', name: 'price-asc' })
  expect(applyWords(cheap, { criteria: criteriaFrom([sauna]), order: null }).order).toEqual(cheap.order)
})

test('a date in words replaces a selected week', () => {
  const before = setCriterion(typed, 'arrivalWeekNextOccurence', 28)
  const { criteria } = applyWords(before, { criteria: criteriaFrom([june]), order: null })
  expect([...criteria.keys()]).toEqual(['ankomst'])
})

test('enter takes the offer shown, and a plain text otherwise', () => {
  const words = { criteria: criteriaFrom([sauna]), order: null, labels: ['Sauna'], rest: '' }
  expect(takesWords(words, 'enter')).toBe(true)
  expect(takesWords(null, 'enter')).toBe(false)
  expect([takesWords(words, 'elsewhere'), takesWords(words, 'below')]).toEqual([true, false])
})
