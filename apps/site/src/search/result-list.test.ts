import { expect, test } from 'vitest'
import { listName } from './result-list.tsx'

test.each([
  ['search', 'search'],
  ['Last minute', 'last-minute'],
  ['  Häuser & Hunde!', 'h-user-hunde'],
  ['***', 'list'],
  ['x'.repeat(80), 'x'.repeat(40)],
])('a list that editors call “%s” is counted as %s', (written, name) => {
  expect(listName(written)).toBe(name)
})
