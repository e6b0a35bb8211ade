import AxeBuilder from '@axe-core/playwright'
import { expect as baseExpect, type Locator, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'

// Houses and numbers come from the search after the page: they may take their time on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 120_000 })
// Narrower than the place where a map comes to life beside the list: it has its own tests, and its drawing is slow here.
test.use({ viewport: { width: 1200, height: 900 } })

const editions = [
  {
    key: 'da',
    searchPage: '/soeg-sommerhus/',
    houses: 'Huse i Henne Strand',
    filters: /^Filtre/,
    sauna: /^Sauna/,
    show: /^Vis \d+ hus/,
    chips: 'Aktive filtre',
    sort: 'Sortér efter',
    list: 'Liste med kort',
    where: /^Hvor /,
    map: 'Områder på kortet',
    soon: 'Huse med snarlig ankomst',
    warm: 'Brændeovn og sauna, når det blæser',
  },
  {
    key: 'de',
    searchPage: '/ferienhaus-suche/',
    houses: 'Häuser in Henne Strand',
    filters: /^Filter/,
    sauna: /^Sauna/,
    show: /^\d+ H(aus|äuser) ansehen/,
    chips: 'Aktive Filter',
    sort: 'Sortieren nach',
    list: 'Liste mit Karte',
    where: /^Wohin /,
    map: 'Gebiete auf der Karte',
    soon: 'Häuser mit baldiger Anreise',
    warm: 'Kaminofen und Sauna, wenn es stürmt',
  },
  {
    key: 'en',
    searchPage: '/search-holiday-homes/',
    houses: 'Houses in Henne Strand',
    filters: /^Filters/,
    sauna: /^Sauna/,
    show: /^Show \d+ house/,
    chips: 'Active filters',
    sort: 'Sort by',
    list: 'List with map',
    where: /^Where /,
    map: 'Areas on the map',
    soon: 'Houses with arrival soon',
    warm: 'A fire and a sauna when it blows',
  },
] as const

test.beforeEach(async ({ context }) => {
  // Pictures are drawn on first request, which keeps a small machine busy; nothing here is about them.
  await context.route('**/services/images/**', (route) => route.abort())
  const value = encodeURIComponent('"necessary"')
  await context.addCookies(editions.map(({ key }) => ({ name: 'consent', value, url: editionUrl(key) })))
})

const part = (page: Page, name: string): Locator => page.getByRole('region', { name })
const titles = (section: Locator): Locator => section.locator('.card__title')

async function numberIn(locator: Locator): Promise<number> {
  return Number(/\d[\d.]*/.exec((await locator.textContent()) ?? '')?.[0].replaceAll('.', '') ?? 0)
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('.search-section').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Its script comes when the part is near the window, once the page itself is alive; until then filters are a link. */
async function awake(section: Locator): Promise<void> {
  await expect(section.page().locator('header button[aria-haspopup=dialog]').first()).toBeAttached()
  await expect(async () => {
    await section.scrollIntoViewIfNeeded()
    await baseExpect(section.locator('button[aria-haspopup=dialog]').first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 45_000 })
}

for (const words of editions) {
  const { key, searchPage, chips } = words

  test(`${key}: the page of an area has the whole search, and another place leads to the search page`, async ({
    page,
  }) => {
    await page.goto(editionUrl(key, '/henne-strand/'))
    const houses = part(page, words.houses)
    await awake(houses)
    const total = houses.locator('.search__total')
    const all = await numberIn(total)

    // Filters with exact numbers, in place; the place itself is no filter.
    await houses.getByRole('button', { name: words.filters }).click()
    const sheet = page.getByRole('dialog')
    const sauna = sheet.getByRole('checkbox', { name: words.sauna }).first()
    await expect(sauna.locator('xpath=..')).toContainText(/\d/)
    const promised = Number(/\d+/.exec((await sauna.locator('xpath=..').textContent()) ?? '')?.[0])
    await sauna.check()
    await expect.poll(() => numberIn(sheet.getByRole('button', { name: words.show }))).toBe(promised)
    await sheet.getByRole('button', { name: words.show }).click()
    await expect.poll(() => numberIn(total)).toBe(promised)
    expect(promised).toBeLessThan(all)
    await expect(page).toHaveURL(/\/henne-strand\/\?53=1$/)
    const wishes = houses.getByRole('list', { name: chips }).getByRole('link')
    await expect(wishes).toHaveCount(2)

    // Order and view stay on the page, and in its address.
    await houses.getByLabel(words.sort).selectOption('price-desc')
    await expect(page).toHaveURL(/\?53=1&order=price-desc$/)
    await houses.getByRole('link', { name: words.list }).click()
    await expect(page).toHaveURL(/\?53=1&order=price-desc&viewType=list$/)
    await expect(houses.locator('.search__cards')).toHaveAttribute('aria-busy', 'false')
    const dearest = await titles(houses).first().innerText()
    await page.reload()
    await awake(houses)
    await expect(titles(houses).first()).toHaveText(dearest)
    if (key === 'de') await expectNoViolations(page)
    await wishes.first().click()
    await expect.poll(() => numberIn(total)).toBe(all)

    // Another place, chosen on the map of areas, is asked for on the search page, with everything else.
    await houses.getByRole('button', { name: words.where }).click()
    const where = page.getByRole('dialog', { name: /./ })
    await where.getByText(words.map).click()
    await expect(where.getByRole('button', { name: /^Henne Strand \d/ })).toHaveAttribute('aria-pressed', 'true')
    await where.getByRole('button', { name: /^Blåvand \d/ }).click()
    await expect(page).toHaveURL(new RegExp(`${searchPage}\\?filter=1&omraader=.*&order=price-desc`))
    await expect(page.getByRole('list', { name: chips })).toContainText(/Henne Strand.*Blåvand/)

    // Searches of editors stand on their pages as they were set up.
    await page.goto(editionUrl(key))
    const warm = part(page, words.warm)
    await expect(titles(warm)).toHaveCount(4)
    await expect(warm.getByRole('search')).toHaveCount(0)

    await page.goto(editionUrl(key, '/last-minute/'))
    const soon = part(page, words.soon)
    await awake(soon)
    await expect(titles(soon)).toHaveCount(12)
    await expect(soon.getByRole('search')).toBeVisible()
    // What the page is about is no wish of the guest's, and narrowing it down stays here.
    await expect(soon.getByRole('list', { name: chips })).toHaveCount(0)
    await soon.getByRole('button', { name: words.filters }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: words.sauna }).first().check()
    await expect(page).toHaveURL(/\/last-minute\/\?filter=1&lastMinute=1&53=1/)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of an area is a list of houses, and its filters are those of the search page', async ({ page }) => {
    await page.goto(editionUrl('de', '/henne-strand/'))
    const houses = part(page, 'Häuser in Henne Strand')
    await expect(titles(houses).first().getByRole('link')).toHaveAttribute('href', /\/ferienhaus-h\d/)
    await houses.getByRole('link', { name: /^Filter/ }).click()
    await expect(page).toHaveURL(/\/ferienhaus-suche\/\?filter=1&omraader=/)
    await expect(page.getByRole('complementary', { name: 'Filter' })).toBeVisible()
  })
})
