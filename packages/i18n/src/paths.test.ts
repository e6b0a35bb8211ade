import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EditionKey, editionKeys } from './edition-key.ts'
import { bookingSteps, type Place, taxonomies } from './page-table.ts'
import { buildPath, findPage, parsePath, translatePath } from './paths.ts'

describe('addresses of the specification', () => {
  // spec: route /ferienhaus-{name}/; route /favorithauser/
  test.each([
    ['da', { kind: 'lodging', name: 'B2417' }, '/sommerhus-b2417/'],
    ['de', { kind: 'lodging', name: 'b2417' }, '/ferienhaus-b2417/'],
    ['en', { kind: 'lodging', name: 'b2417' }, '/holiday-home-b2417/'],
    ['de', { kind: 'front' }, '/'],
    ['de', { kind: 'booking', step: 2 }, '/booking/step2/'],
    ['da', { kind: 'favorites' }, '/favorithuse/'],
    ['da', { kind: 'account', segments: [] }, '/account/'],
    ['en', { kind: 'account', segments: ['reset-password'] }, '/account/reset-password/'],
    ['de', { kind: 'favorites' }, '/favorithauser/'],
    ['en', { kind: 'favorites' }, '/favorite-houses/'],
    ['de', { kind: 'shared-list', token: 'a1b2' }, '/gemeinsam-entscheiden/a1b2/'],
    ['en', { kind: 'shared-list', token: 'a1b2' }, '/decide-together/a1b2/'],
    ['da', { kind: 'question', name: 'B2417' }, '/spoerg-om-hus/b2417/'],
    ['de', { kind: 'question', name: 'b2417' }, '/frage-zum-haus/b2417/'],
    ['en', { kind: 'conversation', token: 'a1b2' }, '/your-question/a1b2/'],
    ['da', { kind: 'owner-tax' }, '/skatteberegning/'],
    ['de', { kind: 'owner-tax' }, '/steuerberechnung/'],
    ['de', { kind: 'contest-upload' }, '/fotowettbewerb/upload/'],
    ['en', { kind: 'contest-year', year: 2025, page: 1 }, '/photo-contest/photo-contest-2025/'],
    ['da', { kind: 'contest-year', year: 2025, page: 2 }, '/fotokonkurrence/fotokonkurrence-2025/page/2/'],
    [
      'de',
      { kind: 'contest-image', year: 2025, slug: 'die-welle', page: 1 },
      '/fotowettbewerb/fotowettbewerb-2025/die-welle/',
    ],
    [
      'en',
      { kind: 'contest-image', year: 2025, slug: 'die-welle', page: 2 },
      '/photo-contest/photo-contest-2025/die-welle/page/2/',
    ],
    ['en', { kind: 'job', slug: 'key-desk' }, '/jobs/key-desk/'],
    ['de', { kind: 'taxonomy', taxonomy: 'category', slug: 'strand', page: 3 }, '/category/strand/page/3/'],
    ['de', { kind: 'content', slugs: ['info', 'strom'], page: 1 }, '/info/strom/'],
  ] as [EditionKey, Place, string][])('%s: %o is %s, there and back', (edition, place, path) => {
    expect(buildPath(edition, place)).toBe(path)
    const name = 'name' in place ? { name: place.name.toLowerCase() } : {}
    expect(parsePath(edition, path)).toEqual({ place: { ...place, ...name }, moved: false })
  })
})

test('a lodging prefix without a lodging name is a content page', () => {
  expect(parsePath('de', '/ferienhaus-suche/')?.place).toEqual({
    kind: 'content',
    slugs: ['ferienhaus-suche'],
    page: 1,
  })
  expect(parsePath('de', '/ferienhaus-/')?.place.kind).toBe('content')
  expect(parsePath('de', '/ferienhaus-b-2417/')?.place.kind).toBe('content')
})

test('another edition’s word for a place is moved to this edition’s', () => {
  expect(parsePath('de', '/sommerhus-b2417/')).toEqual({ place: { kind: 'lodging', name: 'b2417' }, moved: true })
  expect(parsePath('en', '/favorithuse/')).toEqual({ place: { kind: 'favorites' }, moved: true })
})

test('/booking/ is the first step, an unknown step is not a booking page', () => {
  expect(parsePath('da', '/booking/')?.place).toEqual({ kind: 'booking', step: 1 })
  expect(parsePath('da', '/booking/step4/')?.place.kind).toBe('content')
})

test('a page number is a number from 1, anything else belongs to the slugs', () => {
  expect(parsePath('de', '/blog/page/2/')?.place).toEqual({ kind: 'content', slugs: ['blog'], page: 2 })
  expect(parsePath('de', '/blog/page/0/')?.place).toEqual({ kind: 'content', slugs: ['blog', 'page', '0'], page: 1 })
  expect(parsePath('de', '/page/2/')?.place).toEqual({ kind: 'content', slugs: [], page: 2 })
})

test('an undecodable path is rejected', () => {
  expect(parsePath('de', '/%E0%A4%A/')).toBeNull()
})

test('the language selector finds the same place in every edition', () => {
  expect(translatePath('de', 'da', '/ferienhaus-b2417/')).toBe('/sommerhus-b2417/')
  expect(translatePath('da', 'en', '/fotokonkurrence/fotokonkurrence-2024/')).toBe('/photo-contest/photo-contest-2024/')
  expect(translatePath('de', 'en', '/fotowettbewerb/fotowettbewerb-2024/page/2/')).toBe(
    '/photo-contest/photo-contest-2024/page/2/',
  )
  expect(translatePath('de', 'da', '/fotowettbewerb/fotowettbewerb-2024/die-welle/')).toBe(
    '/fotokonkurrence/fotokonkurrence-2024/die-welle/',
  )
  expect(translatePath('de', 'da', '/gemeinsam-entscheiden/a1b2/')).toBe('/vaelg-sammen/a1b2/')
  expect(translatePath('da', 'en', '/om-os/')).toBeNull()
})

test.each([
  ['/', 'front'],
  ['/ferienhaus-suche/', 'search'],
  ['/ferienhaus-suche/mit-hund/', 'content'],
  ['/soeg-sommerhus/', 'content'],
  ['/ferienhaus-b2417/', 'lodging'],
  ['/sommerhus-b2417/', 'lodging'],
  ['/favorithauser/', 'favorites'],
  ['/booking/step2/', 'booking'],
  ['/booking/receipt/', 'booking'],
  ['/booking/nonsense/', 'booking'],
  ['/booking/reservation/', 'reservation'],
  ['/booking/add-ons/', 'add-ons'],
  ['/account/', 'account'],
  ['/account/login/', 'account'],
  ['/account/bookings/', 'bookings'],
  ['/account/review/', 'review'],
  ['/account/review-mails/', 'review-mails'],
  ['/newsletter/confirmed/', 'newsletter'],
  ['/jobs/', 'content'],
  ['/jobs/key-desk/', 'job'],
  ['/fotowettbewerb/', 'contest'],
  ['/fotowettbewerb/upload/', 'contest-upload'],
  ['/fotowettbewerb/fotowettbewerb-2025/', 'contest-year'],
  ['/fotowettbewerb/fotowettbewerb-2025/page/3/', 'contest-year'],
  ['/fotowettbewerb/fotowettbewerb-2025/die-welle/', 'contest-image'],
  ['/fotowettbewerb/fotowettbewerb-2025/page/', 'contest-image'],
  ['/fotowettbewerb/fotowettbewerb-2025/die-welle/page/2/', 'contest-image'],
  ['/fotowettbewerb/fotowettbewerb-2025/die-welle/strand/page/2/', 'content'],
  ['/fotowettbewerb/fotowettbewerb-2025/die_welle/', 'content'],
  ['/fotowettbewerb/fotowettbewerb-25/', 'content'],
  ['/fotowettbewerb/impressum/', 'content'],
  ['/%E0%A4%A/', null],
])('in German, %s has the row "%s" of the page table', (path, page) => {
  expect(findPage('de', path)).toBe(page)
})

const slug = fc.stringMatching(/^[a-z][a-z-]{0,12}x$/).filter((text) => text !== 'page' && text !== 'upload')
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.constant<Place>({ kind: 'front' }),
  fc.constantFrom(...bookingSteps).map((step): Place => ({ kind: 'booking', step })),
  fc.stringMatching(/^[a-z]{1,2}\d{4}$/).map((name): Place => ({ kind: 'lodging', name })),
  fc
    .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 900 }))
    .map(([year, page]): Place => ({ kind: 'contest-year', year, page })),
  fc
    .tuple(
      fc.integer({ min: 1990, max: 2090 }),
      fc.stringMatching(/^[a-z\d]{1,6}(-[a-z\d]{1,6}){0,2}$/),
      fc.integer({ min: 1, max: 900 }),
    )
    .map(([year, name, page]): Place => ({ kind: 'contest-image', year, slug: name, page })),
  fc
    .tuple(fc.constantFrom(...taxonomies), slug, fc.integer({ min: 1, max: 900 }))
    .map(([taxonomy, name, page]): Place => ({ kind: 'taxonomy', taxonomy, slug: name, page })),
  fc
    .tuple(fc.array(slug, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 900 }))
    .map(([slugs, page]): Place => ({ kind: 'content', slugs, page })),
)

test('every place can be written as an address and parsed back, in every edition', () => {
  fc.assert(
    fc.property(fc.constantFrom(...editionKeys), place, (edition, original) => {
      expect(parsePath(edition, buildPath(edition, original))).toEqual({ place: original, moved: false })
    }),
  )
})
