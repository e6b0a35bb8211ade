import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listRepositoryFiles } from './repository-files.mjs'
import { root } from './root.mjs'

/** sm, md, lg, xl and 2xl in pixels. */
const breakpoints = [640, 768, 1024, 1280, 1536]

const styles = listRepositoryFiles(root).filter((path) => /^(apps\/site|packages\/ui)\/src\/.+\.css$/.test(path))
const queries = styles.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  return [...text.matchAll(/@media[^{]*\bwidth\b[^{]*/g)].map(([query]) => ({ path, query }))
})
const widthsOf = (query: string) =>
  [...query.matchAll(/([\d.]+)(rem|px)/g)].map(([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1))

// spec: constant breakpoints
test('pages change at the five widths of the specification, and below the first for small phones', () => {
  const widths = new Set(queries.flatMap(({ query }) => widthsOf(query)))
  expect([...widths].filter((width) => width >= 640).sort((a, b) => a - b)).toEqual(breakpoints)
})

test('media queries leave no pixel between two rules', () => {
  const wrong = queries.filter(({ query }) => /(min|max)-width|width (>|<=) |[^<]<= width <=/.test(query))
  expect(wrong).toEqual([])
})
