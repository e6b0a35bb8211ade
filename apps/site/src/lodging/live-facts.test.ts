import type { LiveFact } from '@marram/domain/live-fact'
import { editionKeys } from '@marram/i18n/edition-key'
import { loadPageCatalogue } from '@marram/i18n/messages/page-catalogues'
import { iconNames } from '@marram/ui/icon/icon-names.ts'
import { expect, test } from 'vitest'
import { factIcon, factText } from './live-facts.tsx'

const facts: readonly LiveFact[] = [
  { kind: 'free-weeks', free: 1, of: 12 },
  { kind: 'free-weeks', free: 2, of: 12 },
  { kind: 'booked', within: 'three-days' },
  { kind: 'views', count: 1234 },
]

test.each([
  [
    'da',
    [
      'Kun 1 af de næste 12 uger er ledig',
      'Kun 2 af de næste 12 uger er ledige',
      'Sidst booket for mindre end tre dage siden',
      '1.234 besøg det seneste døgn',
    ],
  ],
  [
    'de',
    [
      'Nur noch 1 der nächsten 12 Wochen ist frei',
      'Nur noch 2 der nächsten 12 Wochen sind frei',
      'Zuletzt vor weniger als drei Tagen gebucht',
      '1.234 Besuche in den letzten 24 Stunden',
    ],
  ],
  [
    'en',
    [
      'Only 1 of the next 12 weeks still available',
      'Only 2 of the next 12 weeks still available',
      'Last booked less than three days ago',
      '1,234 visits in the last 24 hours',
    ],
  ],
] as const)('a guest reads the facts in their language: %s', async (edition, sentences) => {
  const { live } = await loadPageCatalogue('house', edition)
  expect(facts.map((fact) => factText(fact, live))).toEqual(sentences)
})

test('every sentence fits one line of a phone', async () => {
  for (const edition of editionKeys) {
    const { live } = await loadPageCatalogue('house', edition)
    for (const fact of facts) expect(factText(fact, live).length, edition).toBeLessThanOrEqual(46)
  }
})

test('every fact has a distinct icon', () => {
  const used = new Set(facts.map(factIcon))
  expect(used.size).toBe(3)
  for (const icon of used) expect(iconNames).toContain(icon)
})
