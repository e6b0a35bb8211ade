import { expect, test } from 'vitest'
import { checkNamedPaths } from './named-paths.mjs'

const paths = [
  'CONTRIBUTING.md',
  'docs/decisions/001-node.md',
  'packages/domain/src/quote.ts',
  'packages/domain/src/price/nights.ts',
  'packages/i18n/src/messages/front/da.ts',
  'packages/i18n/src/messages/front/en.ts',
  'services/booking/README.md',
]
const deadIn = (text: string, path = 'CONTRIBUTING.md') => checkNamedPaths([{ path, text }], paths)

test.each([
  '`packages/domain/src/quote.ts`',
  '`quote.ts`',
  '`price/nights.ts`',
  '`domain/quote.ts`',
  '`price/`',
  '`@marram/domain/price/nights`',
  '`messages/front/{da,en}.ts`',
  '`packages/i18n/src/messages/<name>/da.ts`',
  '`packages/**/nights.ts`, `packages/…/quote.ts`',
  '[records](docs/decisions/001-node.md#why) and [elsewhere](https://example.com/a.md)',
  '`/booking/`, `https://example.com/a.ts`, `.marram/data.ts`, `apps/site/dist/`, `new URL("./a.ts")`',
  'or/and, either.or',
])('%s names no missing file', (text) => {
  expect(deadIn(text)).toEqual([])
})

test.each([
  ['`packages/domain/src/price.ts`', 'packages/domain/src/price.ts'],
  ['`nights.test.ts`', 'nights.test.ts'],
  ['`prices/`', 'prices/'],
  ['`packages/domain/lib`', 'packages/domain/lib'],
  ['`@marram/domain/nights`', '@marram/domain/nights'],
  ['`messages/front/{da,de}.ts`', 'messages/front/de.ts'],
  ['`packages/ui/src/<name>/part.tsx`', 'packages/ui/src/<name>/part.tsx'],
  ['[records](docs/decisions/002-gone.md)', 'docs/decisions/002-gone.md'],
  ['npx vitest run packages/domain/src/price.test.ts', 'packages/domain/src/price.test.ts'],
])('%s names a missing file', (text, name) => {
  expect(deadIn(`first\n${text}`)).toEqual([`CONTRIBUTING.md:2 names ${name}, which does not exist.`])
})

test('historic records may name deleted files, and a service’s README its URLs', () => {
  expect(deadIn('`gone.ts`', 'docs/decisions/historic/001-old.md')).toEqual([])
  expect(deadIn('`read/`', 'services/booking/README.md')).toEqual([])
  expect(deadIn('`gone.ts`', 'services/booking/README.md')).toHaveLength(1)
})
