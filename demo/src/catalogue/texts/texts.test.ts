import { describe, expect, test } from 'vitest'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import { fillIn, languages } from './sentence.ts'

const { lodgings } = wholeCatalogue()
const written = lodgings.flatMap(({ house, title, body, reviews }) => [
  { house, text: title },
  { house, text: body },
  ...reviews.map(({ text }) => ({ house, text })),
])

/** Numbers of at least two digits, without the separators, which differ between languages. */
const figures = (text: string) => (text.match(/\d[\d.,]*\d/g) ?? []).map((figure) => figure.replace(/[.,]/g, '')).sort()

describe('the three languages', () => {
  test('contain the same figures', () => {
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
      expect(paragraphs(body.da)).toBeGreaterThanOrEqual(3)
    }
  })
})

test('no text has an unfilled placeholder, a doubled word or full stop', () => {
  for (const { house, text } of written) {
    for (const language of languages) {
      expect(text[language], house.name).not.toMatch(
        /[{}]|undefined|null|NaN|\.\.| {2}| \.|(?<!\p{L})(\p{L}+) \1(?!\p{L})/u,
      )
      expect(text[language]).toMatch(/^[\p{Lu}0-9]/u)
    }
  }
})

test('German addresses the guest as Sie, Danish as du', () => {
  for (const { body } of lodgings) {
    expect(body.de).not.toMatch(/\b([Dd]u|[Dd]ich|[Dd]ein\w*|[Ee]uch)\b/)
    expect(body.da).not.toMatch(/\b(De har|Deres|Dem)\b/)
  }
})

test('no text uses superlatives', () => {
  const boast =
    /\b(best|beste[mnrs]?|schönst\w*|einzigartig\w*|traumhaft\w*|perfe[ck]t\w*|unik\w*|bedste|smukkeste|stunning|unique)\b/i
  for (const { house, text } of written) {
    for (const language of languages) expect(text[language], house.name).not.toMatch(boast)
  }
})

test('neighbours have different titles and texts', () => {
  expect(new Set(lodgings.map(({ title }) => title.de)).size).toBeGreaterThanOrEqual(1100)
  for (const language of languages) {
    expect(new Set(lodgings.map(({ body }) => body[language])).size).toBe(lodgings.length)
  }
})

test('a sentence about something unknown is refused', () => {
  const facts = { has: () => false, write: () => '' }
  expect(() => fillIn('{kw} kW', facts, 'de')).toThrow('There is no value for kw')
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
