import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { claims, untrueClaims } from '../testing/claims.ts'
import { aboutTheHouse, mostShared, sentencesIn, writtenHouses } from '../testing/written-houses.ts'
import {
  areaLines,
  buildLines,
  closingLines,
  comfortLines,
  livingLines,
  settingLines,
  sleepingLines,
  terraceLines,
} from './banks.ts'
import { languages } from './sentence.ts'

const { houses, usage } = writtenHouses(5000, 'marram')
const own = houses.map(({ house, title, body }) => ({ house, title, body: aboutTheHouse(body) }))

test('no title and no sentence contradicts a fact of the house', () => {
  const untrue = own.flatMap(({ house, title, body }) =>
    [title, body].flatMap((text) => untrueClaims(text, house).map((claim) => `${house.name} ${claim} "${text.en}"`)),
  )
  expect(untrue).toEqual([])
})

test('every rule applies to texts in all three languages', () => {
  const onlyInReviews = new Set(['high-chair'])
  for (const { of, words } of claims.filter((claim) => !onlyInReviews.has(claim.of))) {
    for (const language of languages) {
      const isMet = own.some(({ title, body }) => words[language].test(`${title[language]} ${body[language]}`))
      expect(isMet, `${of} in ${language}`).toBe(true)
    }
  }
})

test('no description repeats the facts table', () => {
  const listed =
    /vaskemaskine|opvaskemaskine|mikroovn|ikke-ryger|m²|\bkW\b|kvadratmeter|waschmaschine|spülmaschine|mikrowelle|nichtraucher|quadratmeter|washing machine|dishwasher|microwave|non-smoking|square met|Wi-?Fi|WLAN|internet/i
  // The only figure is the walk to the beach, which the table does not have.
  const walk = /\d+ (minutter|Minuten|minutes)/g
  const repeats = (text: string) => listed.test(text) || /\d/.test(text.replace(walk, ''))
  const bodies = houses.flatMap(({ body }) => languages.map((language) => body[language]))
  expect(bodies.filter(repeats)).toEqual([])
})

test('no description covers cleaning, sauna capacity or departure duties', () => {
  const chores = /rengøring|slutrent|skraldespand|endreinigung|müll|putzen|cleaning|rubbish|room for (two|four) in the/i
  const bodies = own.flatMap(({ body }) => languages.map((language) => body[language]))
  expect(bodies.filter((text) => chores.test(text))).toEqual([])
})

test('a description has four to nine sentences, none of them twice', () => {
  const counts = houses.map(({ body }) => sentencesIn(body.de))
  expect(counts.filter(({ length }) => length < 4 || length > 9)).toEqual([])
  expect(counts.filter((sentences) => new Set(sentences).size < sentences.length)).toEqual([])
})

test('every line is used by some house', () => {
  const all = [
    ...[settingLines, buildLines, areaLines].flatMap((bank) => Object.values(bank).flat()),
    ...[livingLines, sleepingLines, terraceLines, closingLines, comfortLines].flat(),
  ]
  expect(all.filter((line) => !usage.lastUsed.has(line)).map(({ en }) => en)).toEqual([])
})

test.each(languages)('among 100 houses no sentence occurs in more than 8: %s', (language) => {
  const texts = houses.map(({ body }) => sentencesIn(body[language]))
  // The first 1,200 houses are those of a fresh installation.
  const ofDemo = texts.slice(0, 1200)
  const drawn = [ofDemo, texts].flatMap((pool) =>
    Array.from({ length: 200 }, (_, index) => createRandom('hundred', index).sample(pool, 100)),
  )
  const inOrder = Array.from({ length: 50 }, (_, index) => texts.slice(index * 100, index * 100 + 100))
  for (const hundred of [...drawn, ...inOrder]) {
    const { count, sentence } = mostShared(hundred)
    expect(count, sentence).toBeLessThanOrEqual(8)
  }
})

test('titles use industry terms and fit on a card', () => {
  const invented =
    /bretterhaus|balkenh|gavlhus|bræddehus|samlingshus|boarded|beam-built|gabled|longhouse|langhaus|winkelhaus|giebelhaus|hytte fra dengang|eget bad/i
  const titles = houses.flatMap(({ title }) => languages.map((language) => title[language]))
  expect(titles.filter((title) => invented.test(title) || title.length > 64)).toEqual([])
})
