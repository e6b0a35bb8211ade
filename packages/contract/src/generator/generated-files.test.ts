import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateFiles } from './generated-files.ts'

test.each(Object.entries(generateFiles()))('%s is up to date with schema, documents and model', (path, text) => {
  const committed = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
  expect(text === committed, `${path} is outdated: run npm run types -w @marram/contract`).toBe(true)
})
