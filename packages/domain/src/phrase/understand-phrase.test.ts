import { describe, expect, test } from 'vitest'
import type { EditionKey } from '../edition.ts'
import { facilities } from '../facility.ts'
import { lexiconFor } from './lexicon.ts'
import { linkOf, places, today, understand } from './testing/read-phrase.ts'
import { longestPhrase, understandPhrase } from './understand-phrase.ts'

const editions: readonly EditionKey[] = ['da', 'de', 'en']

describe('an ambiguous word', () => {
  test.each([
    ['jul', 'da', 'ankomst=2026-12-19', ''],
    ['jul', 'de', 'ankomst=2027-07-03,2027-07-10,2027-07-17,2027-07-24,2027-07-31', ''],
    ['jul', 'en', 'ankomst=2027-07-03,2027-07-10,2027-07-17,2027-07-24,2027-07-31', ''],
    ['fire personer', 'da', '10=4', ''],
    ['fire personer', 'en', '10=4', ''],
    ['open fire', 'en', '58=1', ''],
    ['to dogs', 'da', 'husdyr=2', ''],
    ['welcome to dogs', 'en', 'husdyr=1', 'to'],
    ['to dogs', 'de', 'husdyr=1', 'to'],
    ['to hunde', 'de', 'husdyr=2', ''],
    ['Ofen', 'de', '58=1', ''],
    ['oven', 'en', '74=1', ''],
    ['ovn', 'da', '74=1', ''],
    ['4 barn', 'da', '10=6', ''],
    ['bad', 'en', '', 'bad'],
    ['2 Bad', 'de', 'badevaerelse=3', ''],
    ['an der See', 'de', '180=500', ''],
    ['see the sea', 'en', '', 'see the sea'],
    ['12 July', 'de', 'ankomst=2027-07-12', ''],
  ] as const)('%s on a page in %s', (phrase, edition, link, rest) => {
    const understood = understand(edition, phrase)
    expect([linkOf(understood), understood.rest]).toEqual([link, rest])
  })
})

describe('an understood phrase', () => {
  test('is listed with its words', () => {
    const { understood } = understand('de', '6 Personen mit Sauna und Hund in Henne, Juli, unter 1200 €')
    expect(understood.map(({ words, key }) => [words, key])).toEqual([
      ['6 Personen', '10'],
      ['Sauna', '53'],
      ['Hund', 'husdyr'],
      ['Henne', 'omraader'],
      ['Juli', 'ankomst'],
      ['unter 1200 €', 'maxPris'],
    ])
  })

  test('names both criteria of a range of dates', () => {
    expect(understand('de', 'vom 12. bis 19. Juli').understood).toEqual([
      { words: 'vom 12. bis 19. Juli', key: 'ankomst', start: 0, end: 20 },
      { words: 'vom 12. bis 19. Juli', key: 'duration', start: 0, end: 20 },
    ])
  })

  test('includes both sides of a contradiction, of which the later wins', () => {
    const { criteria, understood } = understand('en', 'with a dog, 4 people, no pets, 6 people')
    expect(understood.map(({ words }) => words)).toEqual(['a dog', '4 people', 'no pets', '6 people'])
    expect(Object.fromEntries(criteria)).toEqual({
      husdyr: { value: 4, comparator: '=' },
      '10': { value: 6, comparator: '>=' },
    })
  })

  test('includes a negation, which removes an earlier request', () => {
    const { criteria, understood, rest } = understand('de', 'Pool und Sauna, doch lieber ohne Pool')
    expect([...criteria.keys()]).toEqual(['53'])
    expect(understood.map(({ key }) => key)).toEqual(['50', '53', '50'])
    expect(rest).toBe('doch lieber')
  })

  test('replaces earlier single days unless they are joined', () => {
    expect(linkOf(understand('en', '12 July, 19 July'))).toBe('ankomst=2027-07-19')
    expect(linkOf(understand('en', '12 July or 19 July'))).toBe('ankomst=2027-07-12,2027-07-19')
  })

  test('has the key of the final criterion', () => {
    expect(understand('da', 'uge 28').understood.map(({ key }) => key)).toEqual(['arrivalWeekNextOccurence'])
    expect(understand('da', 'uge 28 eller 12. juni').understood.map(({ key }) => key)).toEqual(['ankomst', 'ankomst'])
  })
})

describe('free text', () => {
  test("keeps the guest's words, without stop words at either end", () => {
    expect(understand('de', 'Haus mit Blick auf den  Leuchtturm und Sauna').rest).toBe('Blick auf den  Leuchtturm')
  })

  test('has a comma in place of understood words', () => {
    expect(understand('en', '6 sauna people').rest).toBe('6, people')
  })

  test('is the whole text if nothing was understood', () => {
    expect(understand('en', ' The old lighthouse ').rest).toBe('The old lighthouse')
    expect(understand('en', '').rest).toBe('')
  })

  test('includes any text longer than the limit', () => {
    const letter = 'sauna '.repeat(longestPhrase)
    expect(understand('de', letter)).toEqual({ criteria: new Map(), order: null, understood: [], rest: letter.trim() })
    expect(understand('de', 'sauna '.repeat(longestPhrase / 6)).criteria.size).toBe(1)
  })
})

describe('typing errors', () => {
  test.each([
    ['Suana', '53=1'],
    ['Saunna', '53=1'],
    ['Sauma', '53=1'],
    ['Geschirrspühlr', '70=1'],
    ['Waschmaschiene', '71=1'],
    ['Sondervik', 'omraader=1,2'],
    ['Blåvnad', 'omraader=31,32'],
  ])('%s is understood', (phrase, link) => {
    expect(linkOf(understand('de', phrase))).toBe(link)
  })

  test.each(['Saun', 'Zauna', 'Pol', 'Sxuxa', 'Renne', 'zwolv Personen', 'Jull'])('%s is not corrected', (phrase) => {
    expect(understand('de', phrase)).toMatchObject({ criteria: new Map(), rest: phrase })
  })
})

describe('places', () => {
  test.each([
    ['Rømø', [48, 49]],
    ['Romo', [48, 49]],
    ['Roemoe', [48, 49]],
    ['Röm', [48, 49]],
    ['blaavand', [31, 32]],
    ['Henne', [23, 24]],
    ['Henne Strand', [23, 24]],
    ['Fanø Bad', [44]],
    ['Fanø', [44, 45, 46]],
    ['Ho', [34]],
  ])('%s is found in every edition', (name, ids) => {
    for (const edition of editions) expect(understand(edition, name).criteria.get('omraader')?.value).toEqual(ids)
  })

  test('stay free text if the list of places is empty', () => {
    const context = { edition: 'de', today, places: [] } as const
    expect(understandPhrase('Sauna in Henne', context).rest).toBe('Henne')
  })

  test('with the same short name are searched together, and a full name wins', () => {
    const towns = [
      { names: ['Henne Strand'], locationIds: [23] },
      { names: ['Henne By'], locationIds: [25] },
      { names: ['Vejers'], locationIds: [27] },
      { names: ['Vejers Strand'], locationIds: [26] },
    ]
    const { criteria } = understandPhrase('Henne', { edition: 'da', today, places: towns })
    expect(criteria.get('omraader')?.value).toEqual([23, 25])
    const vejers = understandPhrase('Vejers', { edition: 'da', today, places: towns })
    expect(vejers.criteria.get('omraader')?.value).toEqual([27])
  })
})

describe('the calendar', () => {
  test.each([
    ['2027-07-14', 'Juli', 'ankomst=2027-07-17,2027-07-24,2027-07-31'],
    ['2027-07-31', 'Juli', 'ankomst=2027-07-31'],
    ['2027-08-01', 'Anfang Juli', 'ankomst=2028-07-01,2028-07-08'],
    ['2027-01-10', 'Winter', 'ankomst=2027-01-16,2027-01-23,2027-01-30,2027-02-06,2027-02-13,2027-02-20,2027-02-27'],
    ['2026-12-24', 'Weihnachten', 'ankomst=2027-12-18'],
    ['2026-11-15', 'Juli nächsten Jahres', 'ankomst=2027-07-03,2027-07-10,2027-07-17,2027-07-24,2027-07-31'],
    ['2026-11-15', '29. Februar', 'ankomst=2028-02-29'],
    [
      '2026-11-15',
      '1. Juli bis 31. August 2027',
      'ankomst=2027-07-03,2027-07-10,2027-07-17,2027-07-24,2027-07-31,2027-08-07,2027-08-14,2027-08-21,2027-08-28',
    ],
    ['2026-11-15', 'morgen', 'ankomst=2026-11-16'],
  ])('on %s, %s is the next one', (day, phrase, link) => {
    expect(linkOf(understandPhrase(phrase, { edition: 'de', today: day, places }))).toBe(link)
  })

  test.each(['Juli 2025', '12.7.2035', 'KW 53 2027', '12. Juli 2027 bis 5. Juli 2027', '31.4.'])(
    '%s is never in the future',
    (phrase) => {
      expect(understand('de', phrase)).toMatchObject({ criteria: new Map(), rest: phrase })
    },
  )
})

test('every yes/no facility is understood by its name in each edition', () => {
  const change = ['change-days']
  for (const edition of editions) {
    for (const { id, key, names, valueType, groups } of facilities) {
      if (valueType !== 'bool' || groups.some((group) => change.includes(group)) || key === 'pets-allowed') continue
      const expected = key === 'heat-pump' ? 'varmepumpe' : String(id)
      const { criteria } = understand(edition, names[edition])
      expect([...criteria.keys()], `${key} as ${names[edition]}`).toEqual([expected])
    }
  }
})

test('no word stands for two facilities in one language', () => {
  for (const edition of editions) {
    for (const [phrase, senses] of lexiconFor(edition, []).senses) {
      const wishes = senses.flatMap(({ meaning, language }) =>
        meaning.kind === 'term' ? [{ language, key: meaning.term.key }] : [],
      )
      expect(
        new Set(wishes.filter(({ language }) => language === edition).map(({ key }) => key)).size,
        phrase,
      ).toBeLessThan(2)
    }
  }
})
