import { expect, test } from 'vitest'
import { describeChange, findBefore, parseEarlierRun } from './compare.ts'
import { table } from './table.ts'

const earlier = parseEarlierRun({
  at: '2026-11-15T10:00:00.000Z',
  machine: { cpu: 'Xeon', platform: 'linux x64', loadAtStart: 0.4, cores: 2 },
  outcomes: [
    { measure: 'uncached-page', seconds: 3, findings: [{ what: 'front page', value: 88, unit: 'ms' }] },
    { measure: 'lighthouse', seconds: 0, skipped: 'no browser' },
  ],
})

test('a row is compared with the earlier row of the same name and unit', () => {
  expect(findBefore(earlier, { what: 'front page', value: 20, unit: 'ms' })).toBe(88)
  expect(findBefore(earlier, { what: 'front page', value: 20, unit: 'µs' })).toBeUndefined()
})

test.each([
  [88, 22, '−75 %'],
  [10, 12, '+20 %'],
  [10, 10, '='],
  [1000, 1001, '±0 %'],
  [undefined, 5, 'new'],
  [0, 5, ''],
])('from %s to %s is shown as %s', (before, now, written) => {
  expect(describeChange(before, now)).toBe(written)
})

test('the table shows earlier values and changes', () => {
  const [heading, row] = table([{ what: 'front page', value: 22, unit: 'ms' }], earlier).split('\n')
  expect(heading).toMatch(/what +value +before +change/)
  expect(row).toMatch(/front page +22 ms +88 ms +−75 %/)
})
