import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'
import { coveragePath, readClaims, readSources, renderCoverage, uncovered } from './spec-coverage.mjs'

const { items, files } = readSources(root)
const { claims, problems } = readClaims(files, items)

const small = {
  call: { 'POST /a/': 'a call' },
  query: {},
  route: {},
  entity: { Thing: ['id', 'name'] },
  error: {},
  constant: { 'size 50': 'its use is not shown', 'size 10': 'per page' },
}
const claimsOf = (...lines: string[]) => readClaims([{ path: 'a.test.ts', text: lines.join('\n') }], small)

test('claims of tests name existing items, above tests that run', () => {
  expect(problems).toEqual([])
})

test('docs/spec-coverage.md is up to date: npm run spec-coverage', () => {
  expect(readFileSync(join(root, coveragePath), 'utf8')).toBe(renderCoverage(items, claims))
})

test('a test is listed by its name, also after a table', () => {
  expect(claimsOf('// spec: call POST /a/', "test('it answers', () => {})").claims).toEqual([
    { item: 'call POST /a/', path: 'a.test.ts', test: 'it answers' },
  ])
  const table = claimsOf(
    '  // spec: call POST /a/; entity Thing.id',
    '  test.each([',
    "    f('x'),",
    "  ])('%s', (",
    '  ',
  )
  expect(table.claims.map(({ item, test: name }) => [item, name])).toEqual([
    ['call POST /a/', '%s'],
    ['entity Thing.id', '%s'],
  ])
})

test.each([
  ['an unknown item', '// spec: call POST /b/', "test('x', () => {})"],
  ['a field that the entity does not have', '// spec: entity Thing.size', "test('x', () => {})"],
  ['a test that is skipped', '// spec: call POST /a/', "test.skip('x', () => {})"],
  ['no test at all', '// spec: call POST /a/', '', "test('x', () => {})"],
])('a line above or about %s is refused', (_, ...lines) => {
  expect(claimsOf(...lines).problems).toHaveLength(1)
})

test('an item without a test is an empty row, for an entity field by field', () => {
  const part = claimsOf('// spec: entity Thing.id', "test('x', () => {})").claims
  const constants = ['constant size 50', 'constant size 10']
  expect(uncovered(small, part)).toEqual(['call POST /a/', ...constants, 'entity Thing.name'])
  expect(renderCoverage(small, part)).toContain('| POST /a/ | a call |  |')
  expect(renderCoverage(small, part)).toContain('without a test: name')
  const whole = claimsOf('// spec: entity Thing', "test('x', () => {})").claims
  expect(uncovered(small, whole)).toEqual(['call POST /a/', ...constants])
})

test('every row has a test or a reason', () => {
  expect(uncovered(items, claims)).toEqual([])
})

test('an item without a use may have a reason, which its row prints', () => {
  const reasoned = { ...small, unused: { 'constant size 50': 'no list is that long' } }
  expect(readClaims([], reasoned).problems).toEqual([])
  expect(uncovered(reasoned, [])).not.toContain('constant size 50')
  expect(renderCoverage(reasoned, [])).toContain('| size 50 | its use is not shown | *no list is that long* |')
})

test.each([
  ['that the specification shows a use of', 'constant size 10', ''],
  ['that is unknown', 'constant size 7', ''],
  ['that has fields', 'entity Thing', ''],
  ['that a test shows', 'constant size 50', '// spec: constant size 50'],
])('a reason for an item %s is refused', (_, item, mark) => {
  const text = `${mark}\ntest('x', () => {})`
  const reasoned = { ...small, unused: { [item]: 'too much work' } }
  expect(readClaims([{ path: 'a.test.ts', text }], reasoned).problems).toHaveLength(1)
})
