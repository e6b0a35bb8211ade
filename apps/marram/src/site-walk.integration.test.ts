import { type Agency, startAgency } from '@marram/testkit/agency'
import { headFaults, oneSidedPartners } from '@marram/testkit/head-faults'
import { markupFaults, withNewParts, withoutFrame } from '@marram/testkit/markup-faults'
import { rentalDataFaults } from '@marram/testkit/rental-data-walk'
import { vacationRentalFaults } from '@marram/testkit/vacation-rental'
import { editions, unknownPaths, type WalkedPage, walkEdition, walkTo } from '@marram/testkit/walk-site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Houses, searches and contest pictures differ in their data, not in their parts: opens a few of each; `npm run proof
// -- markup rental-data` opens all.
const maxLodgings = 6
const maxSearches = 8
const maxPictures = 6
const lodgingWords = { da: 'sommerhus', de: 'ferienhaus', en: 'holiday-home' }
const listWords = { da: 'favorithuse', de: 'favorithauser', en: 'favorite-houses' }

let agency: Agency
let pages: WalkedPage[] = []
const of = (edition: string) => pages.filter((page) => page.edition === edition)
const lodgingsOf = (edition: keyof typeof lodgingWords) => {
  const house = new RegExp(`^/${lodgingWords[edition]}-[a-z]+\\d+/$`)
  return of(edition).filter(({ path }) => house.test(path))
}

beforeAll(async () => {
  agency = await startAgency({ env: { TRUST_PROXY: '1' } })
  const { db } = agency.database
  const houses = await db.selectFrom('lodging').select('name').orderBy('id').limit(maxLodgings).execute()
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
  test('no link is broken', () => {
    const dead = of(edition).filter(({ status, headers: { location = '' } }) =>
      status === 301 || status === 302 ? !location.startsWith('/') : status !== 200,
    )
    expect(dead.map(({ path, status }) => `${path}: ${status}`)).toEqual([])
    expect(of(edition).filter(({ html }) => html).length).toBeGreaterThan(110)
  })
  test('houses and the list of favourites are among the pages', () => {
    expect(lodgingsOf(edition)).toHaveLength(maxLodgings)
    expect(of(edition).map(({ path }) => path)).toContain(`/${listWords[edition]}/`)
  })
  test('search engines find all required data of a holiday home', () => {
    expect(lodgingsOf(edition).flatMap(rentalDataFaults)).toEqual([])
  })
  test('every page has a title, a canonical link and its counterparts in other languages', () => {
    const shown = of(edition).filter(({ status, html }) => status === 200 && html)
    expect(shown.flatMap((page) => headFaults(page, agency.port, edition))).toEqual([])
  })
})

test('links between editions are mutual', () => {
  expect(oneSidedPartners(pages, agency.port)).toEqual([])
})

// All pages share the same parts: checks those with a part that no earlier page has, German ones first. `npm run proof
// -- markup` checks all.
test('the markup is valid, also of a missing page', { timeout: 120_000 }, async () => {
  const missing = await Promise.all(unknownPaths.map((path) => walkTo(agency.port, 'de', path)))
  expect(missing.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(2)
  const shown = [...of('de'), ...missing, ...of('da'), ...of('en')].filter(({ html }) => html)
  const [first, ...others] = withNewParts(shown)
  const faults = first ? await markupFaults(first) : []
  for (const page of others) faults.push(...(await markupFaults(withoutFrame(page))))
  expect(faults.slice(0, 12)).toEqual([])
  expect(others.length).toBeGreaterThan(30)
})

test("the check of a house's data finds errors", () => {
  expect(vacationRentalFaults({}).length).toBeGreaterThan(20)
  expect(vacationRentalFaults({ aggregateRating: { reviewCount: 2 } })).toContain('a review lacks a field')
})

type Sample = { readonly houses: ReadonlySet<string>; readonly pictures: ReadonlySet<string> }

/**
 * The same houses and pictures in every edition, because pages link their counterparts, and the first searches found.
 */
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
