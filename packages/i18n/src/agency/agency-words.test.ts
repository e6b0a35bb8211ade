import { afterEach, describe, expect, test } from 'vitest'
import { mailMessages } from '../mail/catalogue.ts'
import { loadMessages } from '../messages/catalogue.ts'
import { loadPageCatalogue } from '../messages/page-catalogues.ts'
import { type AgencyWords, inAgencyWords, setAgencyWords } from './agency-words.ts'
import { replacementProblems, textsOf } from './replaced-texts.ts'

const before = inAgencyWords('de', 'test', {
  agency: '{agency}',
  company: '{company}',
  phone: '{phone}',
  region: '{region}',
})
afterEach(() => setAgencyWords('de', { ...before, texts: {} }))

const words: AgencyWords = {
  agency: 'Bodden & Söhne',
  company: 'Bodden GmbH',
  phone: '+49 38 12',
  region: 'am Bodden',
  texts: {},
}
const withTexts = (texts: AgencyWords['texts']) => setAgencyWords('de', { ...words, texts })

test('texts, functions and mails speak for the agency', async () => {
  withTexts({})
  const { site, header } = await loadMessages('de')
  expect(site.name).toBe('Bodden & Söhne')
  expect(header.jubilee(12)).toBe('12 Jahre Bodden & Söhne')
  expect((await loadPageCatalogue('search', 'de')).criterion.newWithUs).toBe('Neu bei Bodden & Söhne')
  expect(mailMessages('de').courtesy.signature).toContain('+49 38 12')
})

test('a changed agency speaks at once', async () => {
  withTexts({})
  await loadMessages('de')
  setAgencyWords('de', { ...words, agency: 'Klit' })
  expect((await loadMessages('de')).site.name).toBe('Klit')
})

test('a catalogue is filled once', async () => {
  withTexts({})
  expect(await loadMessages('de')).toBe(await loadMessages('de'))
})

test('values of guests are no placeholders of values', () => {
  withTexts({ 'test.hello': 'Moin {1} und {2}' })
  const { hello } = inAgencyWords('de', 'test', { hello: (a: string, b: string) => `${a}${b}` })
  expect(hello('{2}', '$&')).toBe('Moin {2} und $&')
})

test('replaced texts take values, plurals and the agency', async () => {
  withTexts({
    'common.front.headline': 'Moin von {agency}',
    'common.front.intro': { one: 'Nur # Haus {region}', other: '# Häuser {region}' },
    'common.header.openToday': 'Von {1} bis {2}',
  })
  const { front, header } = await loadMessages('de')
  expect(front.headline).toBe('Moin von Bodden & Söhne')
  expect(front.intro(1)).toBe('Nur 1 Haus am Bodden')
  expect(front.intro(1234)).toBe('1.234 Häuser am Bodden')
  expect(header.openToday('9', '17')).toBe('Von 9 bis 17')
})

describe('a replaced text is refused', () => {
  test.each([
    ['common.front.nothing', 'x', 'there is no such text'],
    ['common.front', 'x', 'there is no such text'],
    ['common.front.headline', { one: 'x', other: 'y' }, 'it has no plural'],
    ['common.front.headline', 'Moin {name}', '{name} is no placeholder here'],
    ['common.front.headline', 'Moin {1}', '{1} is no placeholder here'],
    ['common.header.openToday', 'Ab {1}', '{2} is missing'],
  ])('%s: %j', async (key, replacement, problem) => {
    expect(await replacementProblems('de', { [key]: replacement })).toEqual([
      expect.stringContaining(`${key}: ${problem}`),
    ])
  })
  test('but not a fitting one', async () => {
    const fitting = {
      'common.front.headline': '{agency}',
      'common.front.intro': { one: '#', other: '{1}' },
      'mail.footer': 'x',
    }
    expect(await replacementProblems('de', fitting)).toEqual([])
  })
})

test.each(['da', 'de', 'en'] as const)('no text of ours in %s has an unknown placeholder', async (edition) => {
  for (const [key, text] of await textsOf(edition)) {
    const written = typeof text === 'function' ? String(text(...Array.from({ length: text.length }, () => 2))) : text
    expect(written, key).not.toMatch(/[{}]/)
  }
})
