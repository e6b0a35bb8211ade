import { expect, test } from 'vitest'
import { type FindFact, parseConditions } from './condition.ts'

type Hut = { beds: number; hasStove: boolean; place: string | null }

const facts: Readonly<Record<string, ReturnType<FindFact<Hut>>>> = {
  beds: { kind: 'number', read: ({ beds }) => beds },
  stove: { kind: 'flag', read: ({ hasStove }) => hasStove },
  place: { kind: 'word', read: ({ place }) => place, words: ['dunes', 'forest'] },
}
const findFact: FindFact<Hut> = (name) => facts[name] ?? null
const hut: Hut = { beds: 4, hasStove: true, place: 'dunes' }

test.each([
  [['stove'], true],
  [['not stove'], false],
  [['beds >= 4', 'beds < 5'], true],
  [['beds >= 4', 'place = forest'], false],
  [['beds = 2 or beds = 4'], true],
  [['not stove or place != dunes'], false],
  [['place != forest'], true],
])('%s of a hut with four beds and a stove in the dunes: %s', (conditions, holds) => {
  expect(parseConditions(conditions, findFact)(hut)).toBe(holds)
})

test('an unknown fact equals no value', () => {
  expect(parseConditions(['place = dunes'], findFact)({ ...hut, place: null })).toBe(false)
})

test.each([
  ['pool', 'names no known fact'],
  ['beds => 4', 'names no known fact'],
  ['beds', 'compares with nothing'],
  ['stove = 1', 'compares no number'],
  ['beds > many', 'compares no number'],
  ['place = town', 'choose from dunes, forest'],
  ['place < dunes', 'compares a word by size'],
])('%s is refused: it %s', (condition, reason) => {
  expect(() => parseConditions([condition], findFact)).toThrow(reason)
})
