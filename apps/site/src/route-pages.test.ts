import { readdirSync } from 'node:fs'
import { editionKeys } from '@marram/i18n/edition-key'
import { pageTable } from '@marram/i18n/page-table'
import { findPage } from '@marram/i18n/paths'
import { expect, test } from 'vitest'
import { pageOfRoute, routedPath, routeEdition, shownPath } from './kit/scope/route-path.ts'

/** Paths of the files in `routes/` with an example for each parameter; without the frame and editors' pages. */
const addresses = readdirSync(new URL('routes', import.meta.url))
  .filter((file) => file !== '__root.tsx' && file !== '$.tsx')
  .map(
    (file) =>
      `/${file
        .replace(/\.tsx$/, '')
        .replace(/\.?index$/, '')
        .replaceAll('.', '/')
        .replace('{$name}', 'b1')
        .replace('$name', 'b1')
        .replace('{$year}', '2025')
        .replace('$page', '2')
        .replace('$token', 'a1b2')
        .replace('$slug', 'the-wave')}/`,
  )
  .map((path) => path.replace('//', '/'))

test.each(addresses)('%s has a row in the page table', (path) => {
  expect(pageOfRoute(path)).not.toBe('content')
})

test.each(addresses)('%s has an address in every edition that resolves to its route', (path) => {
  for (const edition of editionKeys) {
    const shown = shownPath({ edition }, path)
    expect(routedPath({ edition }, shown)).toBe(path)
    expect(findPage(edition, shown)).toBe(pageOfRoute(path))
  }
})

test('every page but jobs, which are editors’ content, has a route', () => {
  const missing = Object.values(pageTable)
    .map(({ address }) => address[routeEdition])
    .filter((start) => !addresses.some((path) => path.startsWith(start)))
  expect(missing).toEqual(['/jobs/'])
})
