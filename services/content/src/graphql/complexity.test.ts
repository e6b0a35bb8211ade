import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { complexityOf } from './complexity.ts'
import { isDeeperThan, nestingOf } from './nesting.ts'

const cost = (query: string, variables = {}) => complexityOf(parse(query), variables, 11_000)

test('a list counts by its limit, and a list in a list for each entry of the outer one', () => {
  expect(cost('{ page { title } }')).toBe(0)
  expect(cost('{ blogCollection(limit: 10) { items { title } } }')).toBe(10)
  expect(cost('{ blogCollection(limit: 10) { items { categoriesCollection(limit: 5) { items { slug } } } } }')).toBe(60)
  expect(cost('{ faqCollection { total } }')).toBe(100)
})

test('a limit that comes as a variable counts as what it is', () => {
  expect(cost('query ($n: Int) { faqCollection(limit: $n) { total } }', { n: 7 })).toBe(7)
})

test('fragments count wherever they are used, and never without end', () => {
  const fragment = 'fragment F on Page { sectionsCollection(limit: 3) { total } }'
  expect(cost(`{ a: page { ...F } b: page { ...F } } ${fragment}`)).toBe(6)
  const doubling = Array.from(
    { length: 60 },
    (_, at) => `fragment F${at} on Page { a: parent { ...F${at + 1} } b: parent { ...F${at + 1} } }`,
  )
  expect(
    cost(`{ page { ...F0 } } ${doubling.join(' ')} fragment F60 on Page { sectionsCollection { total } }`),
  ).toBeGreaterThan(11_000)
})

test('brackets are counted outside of texts and comments only', () => {
  expect(nestingOf('{ a(b: "{{{{", c: """ {{ " {{ """) { d } } # {{{')).toBe(2)
})

test('a value is too deep from the first level beyond the limit on', () => {
  expect(isDeeperThan({ a: [{ b: 1 }] }, 3)).toBe(false)
  expect(isDeeperThan({ a: [{ b: { c: 1 } }] }, 3)).toBe(true)
})
