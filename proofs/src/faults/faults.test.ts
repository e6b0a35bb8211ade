import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { liveFaultIds, seenIn } from './faults.ts'
import { otherFaults } from './other-faults.ts'
import { writeFaultsPage } from './write-page.ts'

const root = join(import.meta.dirname, '..', '..', '..')

test('docs/faults.md is the table of these files', async () => {
  await expect(writeFaultsPage()).toMatchFileSnapshot(join(root, 'docs', 'faults.md'))
})

test.each(otherFaults)('$what: its test exists', ({ test: [file, title] }) => {
  expect(existsSync(join(root, file))).toBe(true)
  expect(readFileSync(join(root, file), 'utf8')).toContain(title)
})

test('a pair is no worse than both of its faults', () => {
  expect(seenIn(['mail-away', 'clock-ahead'], 'page')).toEqual(['ok'])
  expect(seenIn(['search-away', 'mail-away'], 'page')).toEqual(['ok', 'less'])
  expect(seenIn(['search-away', 'database-failover'], 'page')).toEqual(['ok', 'less', '503'])
  expect(seenIn(['search-away', 'database-silent'], 'page')).toEqual(['503'])
})

test('every fault has a name that says what fails', () => {
  expect(liveFaultIds.length).toBeGreaterThan(25)
  for (const id of liveFaultIds) expect(id).toMatch(/^[a-z]+-[a-z-]+$/)
})
