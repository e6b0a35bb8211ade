import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { claims, untrueClaims } from '../testing/claims.ts'
import { allLines, mostShared, sentencesIn, writtenHouses } from '../testing/written-houses.ts'
import { order, type Told } from './body.ts'
import { factsOf } from './facts.ts'
import { beginAlike, inLanguages, isTrue, languages, type Sentence } from './sentence.ts'

const written = writtenHouses(2400, 'marram').map((one) => ({ ...one, sentences: one.paragraphs.flat() }))
/** The houses of a fresh installation. */
const ofDemo = written.slice(0, 1200)

const joined = (sentences: readonly Sentence[]) =>
  inLanguages((language) => sentences.map((sentence) => sentence[language]).join(' '))
/** The text without the sentences about its area, which speak of other places than the house. */
const ownText = (sentences: readonly Told[]) => joined(sentences.filter(({ part }) => part !== 'areas'))

test('no title and no sentence contradicts a fact of the house', () => {
  const untrue = written.flatMap(({ house, title, sentences }) =>
    [title, ownText(sentences)].flatMap((text) =>
      untrueClaims(text, house).map((claim) => `${house.name} ${claim} "${text.en}"`),
    ),
  )
  expect(untrue).toEqual([])
})

test('every rule applies to texts in all three languages', () => {
  const onlyInReviews = new Set(['a new house'])
  const texts = written.map(({ title, sentences }) => joined([title, ...sentences]))
  for (const { of, words } of claims.filter((claim) => !onlyInReviews.has(claim.of))) {
    for (const language of languages) {
      expect(
        texts.some((text) => words[language].test(text[language])),
        `${of} in ${language}`,
      ).toBe(true)
    }
  }
})

test('every figure of a text is a fact of its house', () => {
  for (const { house, sentences } of written) {
    const { areaM2, plotM2, builtYear, renovatedYear, chargerKw, internetMbit } = house
    const { sea, shop, restaurant, fjord, lake, harbour, golf, sleeping, persons, parkingPlaces } = house
    const minutes = [Math.max(2, Math.round((sea * 1.3) / 75)), Math.round((sea * 1.3) / 250)]
    const widths = sleeping.flatMap(({ beds }) => beds.map(({ widthCm }) => widthCm))
    const distances = [sea, shop, restaurant, fjord, lake, harbour, golf].map((metres) => metres ?? 0)
    const counts = [areaM2, plotM2, builtYear, renovatedYear, chargerKw, internetMbit, persons, parkingPlaces]
    const known = [
      ...counts,
      ...minutes,
      ...widths,
      ...distances.map((metres) => (metres < 1000 ? metres : metres / 1000)),
    ]
    const figures = ownText(sentences).en.match(/\d[\d.,]*(?<=\d)/g) ?? []
    const unknown = figures.filter((figure) => !known.includes(Number(figure.replace(',', ''))))
    expect(unknown, house.name).toEqual([])
  }
})

test('no text covers cleaning or departure duties, or promises small things that a guest could miss', () => {
  const chores = /rengøring|slutrent|skraldespand|endreinigung|müll|putzen|cleaning|rubbish/i
  const things = /kikkert|fuglebog|landkort|fernglas|vogelbuch|landkarte|binocular|bird (book|guide)|\bmaps?\b/i
  const texts = written.flatMap(({ sentences }) => Object.values(ownText(sentences)))
  expect(texts.filter((text) => chores.test(text) || things.test(text))).toEqual([])
})

test('a text says what the house is, where it stands, what is indoors and outdoors, and for whom it is, in this order', () => {
  const parts = order.flat().map(([part]) => part)
  for (const { house, paragraphs, sentences } of written) {
    const places = sentences.map(({ part }) => parts.indexOf(part))
    expect(places, house.name).toEqual(places.toSorted((a, b) => a - b))
    expect([5, 6], house.name).toContain(paragraphs.length)
    const openings = paragraphs.map(([first]) => first?.part)
    expect(openings.slice(0, 3), house.name).toEqual(['openings', 'settings', 'living'])
    expect(openings.slice(-2), house.name).toEqual(['terrace', 'suits'])
  }
})

test('a text has six to twenty sentences, none of them twice, and lengths differ', () => {
  const lengths = written.map(({ sentences }) => sentences.length)
  expect(lengths.filter((length) => length < 6 || length > 20)).toEqual([])
  expect(new Set(lengths).size).toBeGreaterThan(8)
  for (const { sentences } of written) expect(new Set(sentences.map(({ de }) => de)).size).toBe(sentences.length)
})

test('no two neighbouring sentences begin with the same word', () => {
  const alike = written.flatMap(({ sentences }) =>
    sentences.flatMap((sentence, index) => {
      const next = sentences[index + 1]
      return next && beginAlike(sentence, next) ? [`${sentence.de} ${next.de}`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('a text has at most one aphorism', () => {
  const pattern = ({ de }: Sentence) => de.replace(/[.?*+^$()[\]|]/g, '\\$&').replace(/\{[\w-]+\}/gi, '.+')
  const witty = allLines.filter(({ about }) => about.includes('wit')).map((line) => new RegExp(`^${pattern(line)}$`))
  expect(witty.length).toBeGreaterThan(15)
  const counts = written.map(
    ({ sentences }) => sentences.filter(({ de }) => witty.some((line) => line.test(de))).length,
  )
  expect(Math.max(...counts)).toBe(1)
})

test('every line is true of some house', () => {
  const random = createRandom('lines')
  const houses = written.map(({ house }) => ({ house, facts: factsOf(house, random) }))
  const phrases = new Set(
    allLines.flatMap(({ slots }) => slots).filter((slot) => !houses.some(({ facts }) => facts.has(slot))),
  )
  const isTold = (line: (typeof allLines)[number]) =>
    houses.some(({ house, facts }) =>
      isTrue(line, house, { ...facts, has: (slot) => phrases.has(slot) || facts.has(slot) }),
    )
  expect(allLines.filter((line) => !isTold(line)).map(({ en }) => en)).toEqual([])
})

test.each(languages)('few houses share a sentence: %s', (language) => {
  const texts = ofDemo.map(({ sentences }) => sentences.flatMap((sentence) => sentencesIn(sentence[language])))
  const all = mostShared(texts)
  expect(all.count, all.sentence).toBeLessThanOrEqual(24)
  for (let index = 0; index < 200; index++) {
    const { count, sentence } = mostShared(createRandom('hundred', index).sample(texts, 100))
    expect(count, sentence).toBeLessThanOrEqual(9)
  }
})

test('texts and titles use the words of the trade', () => {
  const rejected = {
    da: /bretterhaus|bræddehus|bjælkehytte|hytte fra dengang|eget bad|samlingshus|(?<!\p{L})(du|dig|din|dit|dine)(?!\p{L})/iu,
    de: /sommerhaus|ferienhütte|holzhütte|nebenhaus|bretterhaus|langhaus|kaufmann|im laden|den laden|\b(du|dich|dein\w*|euch|euer)\b/i,
    en: /summer house|pool house|\bplots?\b|whirlpool|wood stove|living area|final cleaning|guest toilet|key box|boarded/i,
  }
  for (const language of languages) {
    const texts = written.flatMap(({ title, sentences }) => [title[language], ownText(sentences)[language]])
    expect(texts.filter((text) => rejected[language].test(text))).toEqual([])
  }
})

test('titles fit on a card and do not say the same thing twice', () => {
  const titles = written.flatMap(({ title }) => languages.map((language) => title[language]))
  expect(titles.filter((title) => title.length > 64)).toEqual([])
  const twice = /(familien|kinder)freundlich.*(familie|generation)|hundefreundlich.*hund/i
  expect(titles.filter((title) => twice.test(title))).toEqual([])
})

test('no adjective opens more than a tenth of the titles', () => {
  const first = written.map(({ title }) => title.de.split(' ')[0] ?? '')
  const adjectives = first.filter((word) => word.endsWith('es'))
  const most = mostShared(adjectives.map((word) => [word]))
  expect(most.count / written.length, most.sentence).toBeLessThan(0.1)
  expect(new Set(adjectives).size).toBeGreaterThan(25)
})
