import { expect, test } from 'vitest'
import { table } from './table.ts'

test('names are left, numbers right, and a broken budget is marked', () => {
  const text = table([
    { what: 'cached page', value: 42.51, baseline: 40, ratio: 1.06, unit: 'µs', budget: { of: 'ratio', max: 1.3 } },
    { what: 'JS of the front page', value: 131, unit: 'KB', budget: { of: 'value', max: 130 } },
    { what: 'start', value: 2.5, unit: 's' },
  ])
  expect(text.split('\n')).toEqual([
    'what                    value  baseline  ratio    budget',
    'cached page           42.5 µs     40 µs   1.06    ≤ 1.3×  kept',
    'JS of the front page   131 KB                   ≤ 130 KB  BROKEN',
    'start                 2.500 s',
  ])
})
