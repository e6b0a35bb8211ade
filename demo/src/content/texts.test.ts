import { facilities } from '@marram/domain/facility'
import { facilityGroups } from '@marram/domain/facility/group'
import { faultsOf } from '@marram/i18n/testing/house-style'
import { describe, expect, test } from 'vitest'
import { items } from '../catalogue/prices/items.ts'
import { demoContent } from './testing/demo-content.ts'
import { linesIn, locales, textIn, valueIn } from './testing/walk.ts'

const { entries } = demoContent('2026-11-15')
const byId = new Map(entries.map((entry) => [entry.sys.id, entry]))

function getEntry(id: string) {
  const found = byId.get(id)
  if (!found) throw new Error(`No entry is called ${id}`)
  return found
}

describe('search engines', () => {
  const shown = entries.filter(({ fields }) => fields.seoTitle)

  test.each(locales)('get a title of at most 60 characters for every page in %s', (locale) => {
    const titles = shown.map((entry) => textIn(entry, 'seoTitle', locale))
    expect(titles.filter((title) => title.length > 60 || title.length < 10)).toEqual([])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  test.each(locales)('get a description of 120 to 155 characters for every page in %s', (locale) => {
    const texts = shown.map((entry) => textIn(entry, 'seoDescription', locale))
    expect(texts.filter((text) => text.length < 120 || text.length > 155).map((text) => [text.length, text])).toEqual(
      [],
    )
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  test('find both on every page, post, job, area and category', () => {
    const kinds = ['page', 'blog', 'job', 'area', 'category']
    const bare = entries.filter(({ sys, fields }) => kinds.includes(sys.contentType) && !fields.seoDescription)
    expect(bare.map(({ sys }) => sys.id)).toEqual([])
  })
})

describe('languages', () => {
  /** Names, numbers, cookies and a few words with the same spelling in two languages. */
  const isName = (line: string) => /^[\d\s.,%–/]*$/.test(line) || names.has(line)
  const names = new Set<string>(
    entries
      .filter(
        ({ sys, fields }) => ['area', 'street'].includes(sys.contentType) || fields.type?.['de-DE'] === 'workplace',
      )
      .map((entry) => textIn(entry, 'title', 'en')),
  )
  for (const word of [
    'consent',
    'favorites',
    'search',
    'identity',
    'booking',
    'reservations',
    'list-person',
    'shared-lists',
    'recently-viewed',
    'recent-searches',
    'Newsletter',
    '/newsletter/',
    'Bork Havn',
    'Hvide Sande',
  ])
    names.add(word)
  for (const word of ['Rømø, Sønderstrand', 'Blåbjerg', 'Filsø', 'Name', 'Sommer', 'Winter']) names.add(word)

  test('no text is the same in two of them', () => {
    const same = entries.flatMap((entry) => {
      const [da, de, en] = locales.map((locale) => linesIn(entry, locale).filter((line) => !isName(line)))
      const pairs = [...(da ?? []), ...(de ?? [])].filter((line) => en?.includes(line))
      return [...pairs, ...(da ?? []).filter((line) => de?.includes(line))].map((line) => `${entry.sys.id}: ${line}`)
    })
    expect(same).toEqual([])
  })

  test('every text has as many parts in each', () => {
    const uneven = entries.filter((entry) => new Set(locales.map((locale) => linesIn(entry, locale).length)).size > 1)
    expect(uneven.map(({ sys }) => sys.id)).toEqual([])
  })

  test('German says Sie, never du', () => {
    const familiar = entries.flatMap((entry) =>
      linesIn(entry, 'de-DE').filter((line) => /\b(du|dir|dich|deine?[nmrs]?)\b/i.test(line)),
    )
    expect(familiar).toEqual([])
  })

  // Contracts and privacy speak formally.
  const formal = new Set(['page-terms', 'page-privacy', 'page-imprint', 'page-contest-conditions'])

  test.each(locales)('no text in %s has a rejected word, wrong space, doubled stop or foreign sentence', (locale) => {
    const edition = locale === 'en' ? 'en' : locale === 'de-DE' ? 'de' : 'da'
    const faults = entries.flatMap((entry) =>
      linesIn(entry, locale)
        .filter((line) => !line.startsWith('/'))
        .flatMap((line) =>
          faultsOf(edition, line)
            .filter((fault) => !(formal.has(entry.sys.id) && fault.includes('the contraction')))
            .map((fault) => `${entry.sys.id}: ${fault}: ${line}`),
        ),
    )
    expect(faults).toEqual([])
  })

  test.each(['da', 'de', 'en'] as const)('nor has any name of a facility or an extra in %s', (edition) => {
    const names = [
      ...facilities.map((facility) => facility.names[edition]),
      ...facilityGroups.map((group) => group.names[edition]),
      ...items.map((item) => item.description[edition]),
    ]
    expect(names.length).toBeGreaterThan(100)
    expect(names.flatMap((name) => faultsOf(edition, name).map((fault) => `${name}: ${fault}`))).toEqual([])
  })

  test('no text has filler or an unclosed bracket', () => {
    const lines = locales.flatMap((locale) => entries.flatMap((entry) => linesIn(entry, locale)))
    expect(lines.filter((line) => /lorem ipsum|to-?do\b|\*\*|\]\(|\{\{|\bundefined\b|\bNaN\b/.test(line))).toEqual([])
  })
})

describe('law', () => {
  const legal = ['page-imprint', 'page-terms', 'page-privacy']

  test('the German imprint and terms carry the sentence on consumer arbitration', () => {
    for (const id of ['page-imprint', 'page-terms']) {
      expect(textIn(getEntry(id), 'content', 'de-DE')).toMatch(/nicht bereit und nicht verpflichtet.*§ 36 VSBG/)
    }
  })

  test('no text links to the closed platform for online disputes', () => {
    expect(JSON.stringify(entries)).not.toMatch(/consumers\/odr|OS-Plattform|ODR/)
  })

  test('booking and terms say that there is no right of withdrawal', () => {
    for (const id of ['page-terms', 'page-cancellation', 'page-how-it-works']) {
      expect(JSON.stringify(valueIn(getEntry(id), 'content', 'de-DE'))).toContain('fact-no-withdrawal')
    }
    expect(textIn(getEntry('fact-no-withdrawal'), 'text', 'de-DE')).toContain('kein 14-tägiges Widerrufsrecht')
  })

  test('legal pages say that they are a demonstration', () => {
    const words = { 'da-DK': /demo|eksempel/i, 'de-DE': /Demo|Vorführung|Muster/, en: /demo|example/ }
    for (const id of legal) {
      for (const locale of locales) expect(textIn(getEntry(id), 'intro', locale), id).toMatch(words[locale])
    }
  })
})
