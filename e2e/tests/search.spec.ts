import AxeBuilder from '@axe-core/playwright'
import { expect as baseExpect, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'

// Houses come from the services after the page: they may take their time on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 120_000 })

const editions = [
  { key: 'da', path: '/soeg-sommerhus/', sort: 'Sortér efter', chips: 'Aktive filtre', house: /\/sommerhus-[a-z]+\d/ },
  {
    key: 'de',
    path: '/ferienhaus-suche/',
    sort: 'Sortieren nach',
    chips: 'Aktive Filter',
    house: /\/ferienhaus-[a-z]+\d/,
  },
  {
    key: 'en',
    path: '/search-holiday-homes/',
    sort: 'Sort by',
    chips: 'Active filters',
    house: /\/holiday-home-[a-z]+\d/,
  },
] as const
const german = editions[1]

test.beforeEach(async ({ context }) => {
  const value = encodeURIComponent('"necessary"')
  await context.addCookies(editions.map(({ key }) => ({ name: 'consent', value, url: editionUrl(key) })))
})

const titles = (page: Page) => page.locator('.search__cards .card__title')

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.search__cards')).toHaveAttribute('aria-busy', 'false')
}

for (const { key, path, sort, chips, house } of editions) {
  test(`with one thumb from the front page to a house in four touches, and back to the same list (${key})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(editionUrl(key))
    await page.locator('.hero').getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(path))
    await settled(page)
    await page.getByLabel(sort).selectOption('price-asc')
    await expect(page).toHaveURL(/order=price-asc/)
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const chosen = titles(page).nth(4)
    await chosen.scrollIntoViewIfNeeded()
    const [name, before] = [await chosen.innerText(), await page.evaluate(() => window.scrollY)]
    await chosen.getByRole('link').click()
    await expect(page).toHaveURL(house)
    await page.goBack()
    await expect(page.getByLabel(sort)).toHaveValue('price-asc')
    await expect(titles(page).nth(4)).toHaveText(name)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300)

    await page.goto(editionUrl(key, `${path}?filter=1&10=4&53=1`))
    await settled(page)
    // Each wish can be taken away, and all of them together.
    const wishes = page.getByRole('list', { name: chips }).getByRole('link')
    await expect(wishes).toHaveCount(3)
    await wishes.nth(1).click()
    await expect(page).toHaveURL(/[?&]10=4/)
    await expect(page).not.toHaveURL(/[?&]53=1/)
    await page.goBack()
    await expect(wishes).toHaveCount(3)
  })
}

test('the last search applies to a bare address, and a link that decides is left alone', async ({ page }) => {
  await page.goto(editionUrl('de', `${german.path}?filter=1&10=4`))
  await page.getByLabel(german.sort).selectOption('bedrooms')
  await expect(page).toHaveURL(/order=bedrooms/)
  await page.goto(editionUrl('de', german.path))
  await expect(page).toHaveURL(/[?&]10=4.*order=bedrooms/)
  await expect(page.getByLabel(german.sort)).toHaveValue('bedrooms')
  await page.goto(editionUrl('de', `${german.path}?filter=1`))
  await settled(page)
  await expect(page.getByLabel(german.sort)).toHaveValue('')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Deutsch/ })
    .click()
  const english = page.getByRole('banner').getByRole('link', { name: 'English' })
  await expect(english).toHaveAttribute('href', /search-holiday-homes\/\?filter=1/)
})

test('a search that does not answer says so, keeps the wishes and recovers by itself', async ({ page, context }) => {
  await page.goto(editionUrl('de', `${german.path}?filter=1&10=4`))
  await settled(page)
  await page.route('**/services/search/**', (route) => route.fulfill({ status: 503 }))
  await page.getByLabel(german.sort).selectOption('price-asc')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('HTTP Error: 503')
  await expect(page.getByRole('link', { name: /4 Personen/ })).toBeVisible()
  await expect(titles(page).first()).toBeVisible()
  await page.unroute('**/services/search/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL(/order=price-asc/)
})

test('the search page and a list without results pass axe', async ({ page }) => {
  for (const query of ['?filter=1&10=4', '?filter=1&10=40']) {
    await page.goto(editionUrl('de', `${german.path}${query}`))
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).exclude('.maplibregl-map').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
})
