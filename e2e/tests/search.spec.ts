import type { Page } from '@playwright/test'
import { overhangOf, phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, test } from '../support/test.ts'

// Wide enough for the filters beside the list. The map stays a picture, because only map tests use WebGL.
test.use({ viewport: { width: 1280, height: 900 } })

const path = '/ferienhaus-suche/'
const sort = 'Sortieren nach'
const titles = (page: Page) => page.locator('.search__cards .card__title')

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.search__cards')).toHaveAttribute('aria-busy', 'false')
}

test('with one thumb from the front page to a house in four touches, and back to the same list', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(editionUrl('en'))
  await page.locator('.hero').getByRole('link').click()
  await expect(page).toHaveURL(/\/search-holiday-homes\//)
  await settled(page)
  await page.getByLabel('Sort by').selectOption('price-asc')
  await expect(page).toHaveURL(/order=price-asc/)
  await settled(page)
  expect(await overhangOf(page)).toBe(0)
  const chosen = titles(page).nth(4)
  await chosen.scrollIntoViewIfNeeded()
  const [name, before] = [(await chosen.textContent()) ?? '', await page.evaluate(() => window.scrollY)]
  await chosen.getByRole('link').click()
  await expect(page).toHaveURL(/\/holiday-home-[a-z]+\d/)
  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc')
  await expect(titles(page).nth(4)).toHaveText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300)
})

test('scrolling while the list is sorted does not change the position after returning from a house', async ({
  page,
}) => {
  await page.goto(editionUrl('de', path))
  await settled(page)
  const reply = Promise.withResolvers<void>()
  await page.route('**/api/search/', (route) => reply.promise.then(() => route.continue()))
  await page.getByLabel(sort).selectOption('price-asc')
  await expect(page).toHaveURL(/order=price-asc/)
  const scrollY = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 900))
  reply.resolve()
  await settled(page)
  // By script, because Playwright's pointer would scroll again.
  await titles(page)
    .nth(2)
    .getByRole('link')
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/ferienhaus-[a-z]+\d/)
  await page.goBack()
  await expect(page.getByLabel(sort)).toHaveValue('price-asc')
  await expect.poll(scrollY).toBe(900)
})

test('the first house and its price are visible when the page opens, without overflow at 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(editionUrl('de', path))
  const price = page.locator('.search__cards article').first().locator('.price__total')
  for (const size of [{ width: 1280, height: 860 }, phone]) {
    await page.setViewportSize(size)
    const foot = await page.locator('.search__bottom').evaluate((bar) => bar.getBoundingClientRect().height)
    const lowest = await price.evaluate((total) => total.getBoundingClientRect().bottom)
    expect(lowest, `${size.width} pixels wide`).toBeLessThan(size.height - foot)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overhangOf(page)).toBeLessThanOrEqual(0)
})

test('each filter can be removed, and returns with the previous page', async ({ page }) => {
  await page.goto(editionUrl('da', '/soeg-sommerhus/?filter=1&10=4&53=1'))
  await settled(page)
  // Each of the two, and all together.
  const wishes = page.getByRole('list', { name: 'Aktive filtre' }).getByRole('link')
  await expect(wishes).toHaveCount(3)
  await wishes.nth(1).click()
  await expect(wishes).toHaveCount(2)
  await expect(page).toHaveURL(/[?&]10=4/)
  await expect(page).not.toHaveURL(/[?&]53=1/)
  await page.goBack()
  await expect(wishes).toHaveCount(3)
})

test('the last search applies to a bare URL, but not to a link with criteria', async ({ page }) => {
  await page.goto(editionUrl('de', `${path}?filter=1&10=4`))
  await page.getByLabel(sort).selectOption('bedrooms')
  await expect(page).toHaveURL(/order=bedrooms/)
  await page.goto(editionUrl('de', path))
  await expect(page).toHaveURL(/[?&]10=4.*order=bedrooms/)
  await expect(page.getByLabel(sort)).toHaveValue('bedrooms')
  await page.goto(editionUrl('de', `${path}?filter=1`))
  await settled(page)
  await expect(page.getByLabel(sort)).toHaveValue('')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Deutsch/ })
    .click()
  const english = page.getByRole('banner').getByRole('link', { name: 'English' })
  await expect(english).toHaveAttribute('href', /search-holiday-homes\/\?filter=1/)
})

test.describe('an outage', () => {
  test.use({ tolerates: /status of 503|ERR_INTERNET_DISCONNECTED/ })

  test('a search outage shows a message, keeps the filters and recovers', async ({ page, context }) => {
    await page.goto(editionUrl('de', `${path}?filter=1&10=4`))
    await settled(page)
    await page.route('**/api/search/', (route) => route.fulfill({ status: 503 }))
    await page.getByLabel(sort).selectOption('price-asc')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('HTTP Error: 503')
    await expect(page.getByRole('link', { name: /4 Personen/ })).toBeVisible()
    await expect(titles(page).first()).toBeVisible()
    await page.unroute('**/api/search/')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await expect(page).toHaveURL(/order=price-asc/)
  })
})
