import { describe, expect, test } from 'vitest'
import { type EditionKey, editionKeys } from '../edition-key.ts'
import { loadMessages } from './catalogue.ts'
import { catalogueLoaders, loadPageCatalogue, type PageCatalogue } from './page-catalogues.ts'

/** Calls a message with numbers for every parameter, so that each yields its text. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(...Array.from({ length: value.length }, () => 2)))]]
  return Object.entries(value as object).flatMap(([key, child]) => texts(child, path ? `${path}.${key}` : key))
}

/** Names and numbers that are the same in every language. */
const sameEverywhere = new Set([
  'site.name',
  'payment.transfer.iban',
  'payment.transfer.bic',
  'header.phone',
  'header.menu',
  'header.lastMinute',
  'footer.company',
  'footer.contact',
  'error.path',
  'house.pictures.sauna',
  'house.pictures.spa',
  'house.pictures.video',
  'house.pictures.panorama',
  'house.plan.rooms.sauna',
  'stay.reviews.inLanguage',
  'stay.reviews.topics.pool',
  ...['account', 'forms', 'tax.form', 'upload'].map((name) => `${name}.optional`),
  'place.climate.wind',
  'stay.quote.units',
  'stay.quote.bookShort',
  'house.distances.distance-restaurant',
  'booking.details.labels.wantsNewsletter',
  'booking.review.newsletter',
  'search.filters.sections.wellness',
  'front.quick.sauna',
  'front.year.seasons.winter',
  'around.weather.windOnly',
  // A town and a town: "in" in German and in English.
  'around.placeIntro',
  'account.profile.countries.FI',
  'account.profile.countries.LU',
  'search.criterion.exactly',
  'search.criterion.below',
  'search.criterion.lastMinute',
  'reservation.meters.units.kwh',
  'reservation.meters.units.m3',
  // The full stop of a sentence.
  'upload.consent.after',
])

const all = {
  common: loadMessages,
  ...Object.fromEntries(
    Object.keys(catalogueLoaders)
      .filter((name): name is PageCatalogue => name in catalogueLoaders)
      .map((name) => [name, (key: EditionKey) => loadPageCatalogue(name, key)]),
  ),
}

describe.each(Object.entries(all))('the %s catalogue', async (name, load) => {
  const catalogues = await Promise.all(editionKeys.map(async (key) => [key, new Map(texts(await load(key)))] as const))
  const [, reference] = catalogues[2] ?? ['en', new Map<string, string>()]

  test.each(catalogues)('%s has exactly the keys of the reference catalogue', (_, catalogue) => {
    expect({
      missing: [...reference.keys()].filter((key) => !catalogue.has(key)),
      surplus: [...catalogue.keys()].filter((key) => !reference.has(key)),
    }).toEqual({ missing: [], surplus: [] })
    expect(catalogue.size).toBeGreaterThan(name === 'common' ? 40 : 0)
  })
  test.each(catalogues)('%s has a text for every key', (_, catalogue) => {
    for (const [key, text] of catalogue) expect(text.trim(), key).not.toBe('')
    for (const [key, text] of catalogue) expect(text, key).not.toMatch(/undefined|\[object|NaN/)
  })
  test('every text is in the language of its catalogue', () => {
    const [[, da], [, de], [, en]] = catalogues as [
      (typeof catalogues)[0],
      (typeof catalogues)[0],
      (typeof catalogues)[0],
    ]
    const prefix = name === 'common' ? '' : `${name}.`
    const left = [...en.keys()].filter(
      (key) => !sameEverywhere.has(`${prefix}${key}`) && (da.get(key) === en.get(key) || de.get(key) === en.get(key)),
    )
    expect(left).toEqual([])
  })
})
