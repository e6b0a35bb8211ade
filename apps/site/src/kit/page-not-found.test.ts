import { expect, test } from 'vitest'
import { pageNotFound } from './page-not-found.ts'

// spec: error route validation failure
test('a path without a page is a fatal 404 that names it', () => {
  expect(pageNotFound('/ferienhaus-x/')).toMatchObject({
    isNotFound: true,
    data: {
      fatal: true,
      statusCode: 404,
      statusMessage: 'Page Not Found: /ferienhaus-x/',
      data: { path: '/ferienhaus-x/' },
    },
  })
})
