import { type Agency, startAgency } from '@marram/testkit/agency'
import { headFaults, oneSidedPartners } from '@marram/testkit/head-faults'
import { markupFaults } from '@marram/testkit/markup-faults'
import { editions, unknownPaths, type WalkedPage, walkEdition, walkTo } from '@marram/testkit/walk-site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let agency: Agency
let pages: WalkedPage[] = []
const of = (edition: string) => pages.filter((page) => page.edition === edition)

beforeAll(async () => {
  agency = await startAgency({ lodgings: 24 })
  for (const edition of editions) pages = [...pages, ...(await walkEdition(agency.port, edition))]
}, 480_000)
afterAll(() => agency?.stop())

describe.each(editions)('in the %s edition', (edition) => {
  test('every link leads somewhere', () => {
    const dead = of(edition).filter(({ status, headers: { location = '' } }) =>
      status === 301 || status === 302 ? !location.startsWith('/') : status !== 200,
    )
    expect(dead.map(({ path, status }) => `${path}: ${status}`)).toEqual([])
    expect(of(edition).filter(({ html }) => html).length).toBeGreaterThan(120)
  })
  test('every house and the list of favourites are among the pages', () => {
    const words = { da: 'sommerhus', de: 'ferienhaus', en: 'holiday-home' }
    const lists = { da: 'favorithuse', de: 'favorithauser', en: 'favorite-houses' }
    const house = new RegExp(`^/${words[edition]}-[a-z]+\\d+/$`)
    const paths = of(edition).map(({ path }) => path)
    expect(paths.filter((path) => house.test(path)).length).toBeGreaterThanOrEqual(20)
    expect(paths).toContain(`/${lists[edition]}/`)
  })
  test('every page says what it is, where it belongs and which pages are the same in other languages', () => {
    const shown = of(edition).filter(({ status, html }) => status === 200 && html)
    expect(shown.flatMap((page) => headFaults(page, agency.port, edition))).toEqual([])
  })
  test('the markup of every kind of page is valid, also where there is no page', async () => {
    const missing = await Promise.all(unknownPaths.map((path) => walkTo(agency.port, edition, path)))
    expect(missing.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(2)
    const checked = [...fewOfAKind(of(edition)), ...missing].filter(({ html }) => html)
    expect(checked.length).toBeGreaterThan(60)
    const faults = []
    for (const page of checked) faults.push(...(await markupFaults(page)))
    // A part of the frame that is wrong is wrong on every page: the first ones say enough.
    expect(faults.slice(0, 12)).toEqual([])
  }, 120_000)
})

test('pages point at each other across the editions', () => {
  expect(oneSidedPartners(pages, agency.port)).toEqual([])
})

/** All editorial pages, but only three of those that one template makes by the dozen. */
function fewOfAKind(all: readonly WalkedPage[]): WalkedPage[] {
  const counts = new Map<string, number>()
  return all.filter(({ path }) => {
    const kind = path
      .replace(/\?.*/, '?')
      .replace(/-[a-z]+\d+\//, '-house/')
      .replace(/\d+/, 'n')
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= 3
  })
}
