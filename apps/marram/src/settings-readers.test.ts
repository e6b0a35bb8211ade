import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoContent } from '@marram/demo/content/testing/demo-content'
import { expect, test } from 'vitest'

const settings = demoContent('2026-11-15').entries.filter(({ sys }) => sys.contentType === 'setting')
const root = join(import.meta.dirname, '..', '..', '..')
const files = globSync('{apps/site/{src,server},services/content/src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file),
)
const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')

test.each(settings.map(({ fields }) => String(fields.key?.['de-DE'])))("the editors' setting %s is used", (key) => {
  expect(source).toMatch(new RegExp(`['"]${key}['"]`))
})

const written = settings.flatMap(({ fields }) =>
  Object.keys(fields.setting?.['de-DE'] ?? {}).map((field) => [String(fields.key?.['de-DE']), field] as const),
)

test.each(written)('of the setting %s the field %s is used', (_, field) => {
  expect(source).toMatch(new RegExp(`\\b${field}\\b`))
})
