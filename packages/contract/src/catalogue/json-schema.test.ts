import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalogueJsonSchema } from './json-schema.ts'

test('the published schema matches the import: npm run catalogue-schema -w @marram/contract', async () => {
  const published = await readFile(new URL('../../../../docs/catalogue.schema.json', import.meta.url), 'utf8')
  expect(JSON.parse(published)).toEqual(JSON.parse(catalogueJsonSchema()))
})

test('the published schema has every facility and every kind of line', () => {
  const text = catalogueJsonSchema()
  for (const word of ['"lodging"', '"block"', '"review"', '"wilderness-bath"', '"registrationNumber"']) {
    expect(text).toContain(word)
  }
})
