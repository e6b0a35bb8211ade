import { expect, test } from 'vitest'
import { combine } from './combine.ts'
import { atLeast, equal } from './filter.ts'

test('an empty search stays empty', () => {
  expect(combine([])).toEqual({})
  expect(combine([{}, {}])).toEqual({})
})

test('filters on different attributes are merged side by side', () => {
  expect(
    combine([{ hasImages: equal(true) }, { facilities: { 53: equal(true) } }, { facilities: { 54: equal(true) } }]),
  ).toEqual({
    hasImages: equal(true),
    facilities: { 53: equal(true), 54: equal(true) },
  })
})

test('filters on the same attribute never replace each other', () => {
  expect(
    combine([
      { facilities: { 40: atLeast(2), 41: atLeast(1) } },
      { facilities: { 40: atLeast(3) } },
      { name: equal('a1') },
    ]),
  ).toEqual({
    facilities: { 40: atLeast(2), 41: atLeast(1) },
    name: equal('a1'),
    children: [{ facilities: { 40: atLeast(3) } }],
  })
})

test('a group with its own operator stays a group', () => {
  const either = { operator: 'OR', name: equal('a1'), id: equal(1) } as const
  const neither = { isNegated: true, name: equal('b2') } as const
  expect(combine([either, neither])).toEqual({ children: [either, neither] })
})

// spec: entity Filter parameters.text; entity Filter parameters.lastMinute
test('texts are joined, and last minute needs to be set only once', () => {
  expect(combine([{ text: 'Sauna' }, { text: 'Fjord' }, { lastMinute: true }, { lastMinute: false }])).toEqual({
    text: 'Sauna Fjord',
    lastMinute: true,
  })
})
