import { expect, test } from 'vitest'
import { plural } from './plural.ts'

const forms = { one: '# hus', other: '# huse' }

test.each([
  [0, '0 huse'],
  [1, '1 hus'],
  [2, '2 huse'],
  [1200, '1.200 huse'],
])('Danish writes %i as "%s"', (count, text) => {
  expect(plural('da', count, forms)).toBe(text)
})

test('English groups thousands with a comma', () => {
  expect(plural('en', 1200, { one: '# house', other: '# houses' })).toBe('1,200 houses')
})
