import { readdirSync } from 'node:fs'
import { editionKeys } from '@marram/i18n/edition-key'
import { pageTable } from '@marram/i18n/page-table'
import { findPage } from '@marram/i18n/paths'
import { expect, test } from 'vitest'

/** The addresses of the files in `routes/` with an example for each parameter; not the frame, nor what editors name. */
const addresses = readdirSync(new URL('routes', import.meta.url))
  .filter((file) => file !== '__root.tsx' && file !== '$.tsx')
  .map(
    (file) =>
      `/${file
        .replace(/\.tsx$/, '')
        .replace(/\.?index$/, '')
        .replaceAll('.', '/')
        .replace('{$name}', 'b1')
        .replace('{$year}', '2025')
        .replace('$page', '2')
        .replace('$token', 'a1b2')
        .replace('$slug', 'the-wave')}/`,
  )
  .map((path) => path.replace('//', '/'))

const editionsOf = (path: string) =>
  editionKeys.filter((edition) => {
    const page = findPage(edition, path)
    return page !== null && page !== 'content'
  })

test.each(addresses)('%s has a row in the page table', (path) => {
  expect(editionsOf(path)).not.toEqual([])
})

test('a page has a route in every edition', () => {
  const pages = new Set(addresses.flatMap((path) => editionsOf(path).map((edition) => findPage(edition, path))))
  const missing = [...pages].flatMap((page) =>
    Object.values(pageTable[page ?? 'content'].address).filter(
      (start) => !addresses.some((path) => path.startsWith(start)),
    ),
  )
  expect(missing).toEqual([])
})
