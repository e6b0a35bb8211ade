import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { brokerSchema } from './broker/schema.ts'
import { createContentClient } from './content/client.ts'
import { navQuery } from './content/frame-documents.ts'
import { findContentType } from './content/model/content-types.ts'
import { employeesQuery, streetsQuery } from './content/place-documents.ts'
import type { GraphqlClient } from './graphql-client.ts'

const queries = buildSchema(brokerSchema).getQueryType()?.getFields() ?? {}

// spec: constant reviews 999; constant lodging list 9999; constant contests 10; constant trust reviews 10
test.each([
  ['lodgingReviews', 'limit', 999],
  ['lodgings', 'limit', 9999],
  ['lodgingNamesByLanguage', 'limit', 9999],
  ['photoContests', 'limit', 10],
  ['trustReviews', 'limit', 10],
  ['trustReviews', 'minStars', 2],
  ['guestReviews', 'type', 2],
])('by default %s has the %s %i', (query, argument, value) => {
  expect(queries[query]?.args.find(({ name }) => name === argument)?.defaultValue).toBe(value)
})

// spec: constant FAQ 20; constant gallery 10; constant map markers 10; constant recommendation images 5
// spec: constant blog categories 5; constant navigation 40, 50
test.each([
  ['sectionFaq', 'faqs', 20],
  ['sectionGallery', 'images', 10],
  ['map', 'markers', 10],
  ['recommendation', 'images', 5],
  ['blog', 'categories', 5],
  ['sectionEmployees', 'employees', 30],
  ['navItem', 'items', 50],
])('in %s editors may fill %s with at most %i', (type, id, max) => {
  const field = findContentType(type)?.fields.find((one) => one.id === id)
  expect(field?.validations).toContainEqual({ size: { max } })
})

// spec: constant employees 30, 1000; constant streets 1000, 200; constant navigation 40, 50
test('a page queries as many people, streets and menu entries as may exist', () => {
  expect(employeesQuery.text).toContain('limit: 1000')
  expect(streetsQuery.text).toContain('limit: 200')
  expect(navQuery.text).toMatch(/itemsCollection\(limit: 40\).*itemsCollection\(limit: 50\)/s)
})

// spec: constant blog, page, job content 30; constant compile pass 100
test('posts and jobs are paged by thirty, addresses by a hundred', async () => {
  const operations: unknown[] = []
  const graphql: GraphqlClient = {
    run: async (operation, variables) => {
      operations.push([operation.name, variables])
      throw new Error('Nobody answers.')
    },
  }
  const content = createContentClient(graphql)
  const calls = [content.blogPosts('en'), content.jobs('en'), content.routes()]
  expect(await Promise.allSettled(calls)).toMatchObject(calls.map(() => ({ status: 'rejected' })))
  expect(operations).toMatchObject([
    ['BlogPosts', { limit: 30 }],
    ['Jobs', { limit: 30 }],
    ['Routes', { limit: 100 }],
  ])
})
