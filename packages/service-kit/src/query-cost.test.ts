import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { measureQuery } from './query-cost.ts'

const schema = buildSchema(/* GraphQL */ `
  type Query { page: Page, blogCollection(limit: Int): Pages, houses(ids: [Int!]): [House!]! }
  type Pages { total: Int, items: [Page]! }
  type Page { title: String, parent: Page, sys: Sys, sectionsCollection(limit: Int): Pages, links: [Page!]! }
  type Sys { id: String }
  type House { name: String, images: [Image!]! }
  type Image { url: String }
`)
const measure = (query: string, variables = {}) => measureQuery(parse(query), { schema, variables, usualSize: 100 })
const objects = (query: string, variables = {}) => measure(query, variables).objects

test('every object counts, those of a list by its limit, and nested lists once per entry of the outer list', () => {
  expect(objects('{ page { title } }')).toBe(1)
  expect(objects('{ page { title parent { sys { id } } } }')).toBe(3)
  expect(objects('{ blogCollection(limit: 10) { items { title } } }')).toBe(10)
  expect(objects('{ blogCollection(limit: 10) { items { sectionsCollection(limit: 5) { total } } } }')).toBe(60)
  expect(objects('{ blogCollection { total } }')).toBe(100)
})

test('a list without a limit counts as the default size, a list by ids as the number of ids', () => {
  expect(objects('{ page { links { title } } }')).toBe(101)
  expect(objects('{ houses(ids: [1, 2, 3]) { name } }')).toBe(3)
  expect(objects('query ($ids: [Int!]) { houses(ids: $ids) { images { url } } }', { ids: [1, 2] })).toBe(202)
})

test('a limit from a variable counts with its value', () => {
  expect(objects('query ($n: Int) { blogCollection(limit: $n) { total } }', { n: 7 })).toBe(7)
})

test('a plain field computed from other objects counts as that many, once per alias', () => {
  const objectsBehind = new Map([['title', 30]])
  const query = parse('{ blogCollection(limit: 10) { items { title other: title } } }')
  expect(measureQuery(query, { schema, variables: {}, usualSize: 100, objectsBehind }).objects).toBe(610)
})

test('values count too, and so do aliased copies', () => {
  const { values, aliases } = measure('{ blogCollection(limit: 10) { items { a: title b: title sys { id } } } }')
  expect([values, aliases]).toEqual([30, 2])
})

test('fragments count wherever they are used, and their depth adds up', () => {
  const fragment = 'fragment F on Page { sectionsCollection(limit: 3) { total } }'
  expect(objects(`{ a: page { ...F } b: page { ...F } } ${fragment}`)).toBe(8)
  expect(measure('{ page { ...A } } fragment A on Page { parent { ...B } } fragment B on Page { title }').depth).toBe(3)
})

test('fragments that double each other are measured in linear time', () => {
  const doubled = (times: number) => {
    const fragments = Array.from(
      { length: times },
      (_, at) => `fragment F${at} on Page { a: parent { ...F${at + 1} } b: parent { ...F${at + 1} } }`,
    )
    return measure(`{ page { ...F0 } } ${fragments.join(' ')} fragment F${times} on Page { title }`)
  }
  expect(doubled(20)).toMatchObject({ objects: 2 ** 21 - 1, values: 2 ** 20, depth: 22 })
  expect(doubled(60).objects).toBe(1e12)
  expect(doubled(5000).depth).toBeGreaterThan(200)
})

test('circular fragments are measured, so that they can be refused', () => {
  expect(measure('{ page { ...A } } fragment A on Page { parent { ...A } }').depth).toBe(2)
})
