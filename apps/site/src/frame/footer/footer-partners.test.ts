import { expect, test } from 'vitest'
import { shownAt } from './footer-partners.tsx'

// spec: constant partner rotation
test('three partners are shown, and each turn brings in the next one', () => {
  const partners = ['energy', 'golf', 'fish', 'ferry']
  const turns = [0, 1, 2, 3, 4].map((turn) => shownAt(partners, turn).join(' '))
  expect(turns).toEqual([
    'energy golf fish',
    'golf fish ferry',
    'fish ferry energy',
    'ferry energy golf',
    'energy golf fish',
  ])
})

test('no partner is shown twice at once, in a list of any length', () => {
  expect(shownAt(['energy', 'golf'], 5)).toEqual(['golf', 'energy'])
  expect(shownAt([], 7)).toEqual([])
})
