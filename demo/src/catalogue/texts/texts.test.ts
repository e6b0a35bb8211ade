import { describe, expect, test } from 'vitest'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import { distanceText } from './facts.ts'
import { fillIn, languages, type Sentence, trilingual } from './sentence.ts'

const { lodgings } = wholeCatalogue()
const written = lodgings.flatMap(({ house, title, body, reviews }) => [
  { house, text: title },
  { house, text: body },
  ...reviews.map(({ text }) => ({ house, text })),
])

/** Numbers of at least two digits, without the separators, which differ between languages. */
const figures = (text: string) => (text.match(/\d[\d.,]*\d/g) ?? []).map((figure) => figure.replace(/[.,]/g, '')).sort()

describe('the three languages', () => {
  test('name the same figures', () => {
    for (const { house, text } of written) {
      expect(figures(text.de), house.name).toEqual(figures(text.da))
      expect(figures(text.en), house.name).toEqual(figures(text.da))
    }
  })

  test('have as many paragraphs as each other', () => {
    const paragraphs = (text: string) => text.split('\n\n').length
    for (const { body } of lodgings) {
      expect(paragraphs(body.da)).toBe(paragraphs(body.de))
      expect(paragraphs(body.da)).toBe(paragraphs(body.en))
      expect(paragraphs(body.da)).toBeGreaterThanOrEqual(5)
    }
  })

  test('a line missing in one language is found when the program starts', () => {
    expect(() => trilingual({ any: ['a', 'b'] }, { any: ['a'] }, { any: ['a', 'b'] })).toThrow(
      'missing in one language',
    )
  })
})

test('nothing is left to fill in, no word or full stop doubled', () => {
  for (const { house, text } of written) {
    for (const language of languages) {
      expect(text[language], house.name).not.toMatch(/[{}]|undefined|null|NaN|\.\.| {2}| \.|\b(\w+) \1\b/)
      expect(text[language]).toMatch(/^[A-ZÆØÅÄÖÜ0-9]/)
    }
  }
})

test('German addresses the guest as Sie, Danish as du', () => {
  for (const { body } of lodgings) {
    expect(body.de).not.toMatch(/\b([Dd]u|[Dd]ich|[Dd]ein\w*|[Ee]uch)\b/)
    expect(body.da).not.toMatch(/\b(De har|Deres|Dem)\b/)
  }
})

test('no house boasts', () => {
  const boast =
    /\b(best|beste[mnrs]?|schönst\w*|einzigartig\w*|traumhaft\w*|perfe[ck]t\w*|unik\w*|bedste|smukkeste|stunning|unique)\b/i
  for (const { house, text } of written) {
    for (const language of languages) expect(text[language], house.name).not.toMatch(boast)
  }
})

test('neighbours do not bear the same name or tell the same story', () => {
  expect(new Set(lodgings.map(({ title }) => title.de)).size).toBeGreaterThanOrEqual(900)
  for (const language of languages) {
    expect(new Set(lodgings.map(({ body }) => body[language])).size).toBe(lodgings.length)
  }
})

test('a title only speaks of what is there', () => {
  const claims: [RegExp, (house: (typeof lodgings)[number]['house']) => boolean][] = [
    [/Meerblick|Blick aufs Meer/, ({ has }) => has.has('sea-view')],
    [/Sauna/, ({ has }) => has.has('sauna')],
    [/Whirlpool/, ({ has }) => has.has('spa') || has.has('outdoor-spa')],
    [/Pool/, ({ has }) => has.has('pool')],
    [/Reet/, ({ has }) => has.has('thatched-roof')],
    [/ersten Düne|äußersten Düne|Brandung|Meer am Ende/, ({ sea }) => sea <= 350],
    [/Kiefer|Wald|Plantage|Lichtung/, ({ setting }) => setting === 'forest'],
    [/^Klein|^Kompakt/, ({ persons }) => persons <= 4],
  ]
  for (const { house, title } of lodgings) {
    for (const [words, isTrue] of claims) if (words.test(title.de)) expect(isTrue(house), title.de).toBe(true)
  }
})

test('a distance is written the way each language writes it', () => {
  expect(languages.map((language) => distanceText(350, language))).toEqual(['350 m', '350 m', '350 m'])
  expect(languages.map((language) => distanceText(3200, language))).toEqual(['3,2 km', '3,2 km', '3.2 km'])
})

test('a sentence about something unknown is refused', () => {
  const sentence: Sentence = { da: '{kw} kW', de: '{kw} kW', en: '{kw} kW' }
  expect(() => fillIn(sentence, { da: {}, de: {}, en: {} }, 'de')).toThrow('Nothing is known about kw')
})

test('a few houses have a film, in a frame of the player without cookies', () => {
  const films = lodgings.flatMap(({ video }) => (video ? [video] : []))
  expect(films.length).toBeGreaterThan(2)
  expect(films.length).toBeLessThan(60)
  for (const { de } of films) {
    expect(de).toMatch(
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}" title="[^"<>]+" [^<>]*><\/iframe>$/,
    )
  }
})
