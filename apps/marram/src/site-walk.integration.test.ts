import { type Agency, startAgency } from '@marram/testkit/agency'
import { headFaults, oneSidedPartners } from '@marram/testkit/head-faults'
import { markupFaults, withNewParts, withoutFrame } from '@marram/testkit/markup-faults'
import { rentalDataFaults } from '@marram/testkit/rental-data-walk'
import { vacationRentalFaults } from '@marram/testkit/vacation-rental'
import { editions, unknownPaths, type WalkedPage, walkEdition, walkTo } from '@marram/testkit/walk-site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Houses, searches and pictures of the contest differ in their data, not in their parts: a few of each are opened here,
// all of them by `npm run proof -- markup rental-data`.
const maxHouses = 6
const maxSearches = 8
const maxPictures = 6
const houseWords = { da: 'sommerhus', de: 'ferienhaus', en: 'holiday-home' }
const listWords = { da: 'favorithuse', de: 'favorithauser', en: 'favorite-houses' }

let agency: Agency
let pages: WalkedPage[] = []
const of = (edition: string) => pages.filter((page) => page.edition === edition)
const housesOf = (edition: keyof typeof houseWords) => {
  const house = new RegExp(`^/${houseWords[edition]}-[a-z]+\\d+/$`)
  return of(edition).filter(({ path }) => house.test(path))
}

beforeAll(async () => {
  agency = await startAgency({ env: { TRUST_PROXY: '1' } })
  const { db } = agency.database
  const houses = await db.selectFrom('lodging').select('name').orderBy('id').limit(maxHouses).execute()
  const pictures = await db.selectFrom('contest_image').select('image_slug').orderBy('id').limit(maxPictures).execute()
  const sample = {
    houses: new Set(houses.map(({ name }) => name.toLowerCase())),
    pictures: new Set(pictures.map((picture) => picture.image_slug)),
  }
  const walks = editions.map((edition) => walkEdition(agency.port, edition, { opens: opensSample(sample) }))
  pages = (await Promise.all(walks)).flat()
}, 480_000)
afterAll(() => agency?.stop())

describe.each(editions)('in the %s edition', (edition) => {
  test('every link leads somewhere', () => {
    const dead = of(edition).filter(({ status, headers: { location = '' } }) =>
      status === 301 || status === 302 ? !location.startsWith('/') : status !== 200,
    )
    expect(dead.map(({ path, status }) => `${path}: ${status}`)).toEqual([])
    expect(of(edition).filter(({ html }) => html).length).toBeGreaterThan(110)
  })
  test('houses and the list of favourites are among the pages', () => {
    expect(housesOf(edition)).toHaveLength(maxHouses)
    expect(of(edition).map(({ path }) => path)).toContain(`/${listWords[edition]}/`)
  })
  test('search engines find everything they ask of a holiday home', () => {
    expect(housesOf(edition).flatMap(rentalDataFaults)).toEqual([])
  })
  test('every page says what it is, where it belongs and which pages are the same in other languages', () => {
    const shown = of(edition).filter(({ status, html }) => status === 200 && html)
    expect(shown.flatMap((page) => headFaults(page, agency.port, edition))).toEqual([])
  })
})

test('pages point at each other across the editions', () => {
  expect(oneSidedPartners(pages, agency.port)).toEqual([])
})

// The same parts draw all pages: those are checked that hold a part which none before them holds, German ones first.
// `npm run proof -- markup` checks all.
test('the markup is valid, also where there is no page', { timeout: 120_000 }, async () => {
  const missing = await Promise.all(unknownPaths.map((path) => walkTo(agency.port, 'de', path)))
  expect(missing.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(2)
  const shown = [...of('de'), ...missing, ...of('da'), ...of('en')].filter(({ html }) => html)
  const [first, ...others] = withNewParts(shown)
  const faults = first ? await markupFaults(first) : []
  for (const page of others) faults.push(...(await markupFaults(withoutFrame(page))))
  expect(faults.slice(0, 12)).toEqual([])
  expect(others.length).toBeGreaterThan(30)
})

test('the look for faults in the data of a house finds them', () => {
  expect(vacationRentalFaults({}).length).toBeGreaterThan(20)
  expect(vacationRentalFaults({ aggregateRating: { reviewCount: 2 } })).toContain('a review lacks a field')
})

type Sample = { readonly houses: ReadonlySet<string>; readonly pictures: ReadonlySet<string> }

/** The same houses and pictures in every edition, since pages name their partners, and the first searches that are found. */
function opensSample({ houses, pictures }: Sample): (path: string) => boolean {
  let searches = 0
  return (path) => {
    const house = /^\/(?:sommerhus|ferienhaus|holiday-home)-([a-z]+\d+)\//.exec(path)?.[1]
    if (house) return houses.has(house)
    const picture = /^\/(?:foto|photo)[a-z-]+\/[a-z-]+-\d{4}\/([^/]+)\/$/.exec(path)?.[1]
    if (picture) return pictures.has(picture)
    return !/^\/(?:soeg-sommerhus|ferienhaus-suche|search-holiday-homes)\/\?/.test(path) || searches++ < maxSearches
  }
}
