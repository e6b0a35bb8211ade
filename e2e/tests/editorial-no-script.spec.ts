import { expect, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'
import { findBookableHouse, houseUrl } from '../support/house.ts'
import { pageKinds } from '../support/page-kinds.ts'

test.use({ javaScriptEnabled: false })

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('dialog', { name: /Cookies/ })).toHaveCount(0)
  const words = (await page.getByRole('main').innerText()).split(/\s+/)
  // The list of favourites is kept by script, and says so.
  expect(words.length, page.url()).toBeGreaterThan(12)
}

test('every kind of page reads without script', async ({ page }) => {
  await page.route('**/services/images/**', (route) => route.abort())
  for (const path of Object.values(pageKinds)) {
    await page.goto(editionUrl('de', path), { waitUntil: 'domcontentloaded' })
    await expectReadable(page)
  }
})

test('a house reads without script, with its price, its days and its reviews', async ({ page, browser }) => {
  await page.goto(houseUrl('de', await findBookableHouse(browser)))
  await expectReadable(page)
  await expect(page.locator('.price__total').first()).toBeVisible()
  await expect(page.locator('.review').first()).toBeVisible()
})

test('the menu leads to a place, and the place to its houses', async ({ page }) => {
  await page.goto(editionUrl('de'))
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('button', { name: 'Gebiete' }).click()
  await menu.getByRole('link', { name: 'Henne Strand', exact: true }).click()
  await expect(page).toHaveURL(editionUrl('de', '/henne-strand/'))
  await page.getByRole('main').locator('.card--lodging a').first().click()
  await expect(page).toHaveURL(/\/ferienhaus-[a-z]+\d+\//)
  await expectReadable(page)
})

test('a phone finds its way by its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(editionUrl('de'))
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.getByText('Gebiete', { exact: true }).click()
  await menu.getByRole('link', { name: 'Henne Strand', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Henne Strand' })).toBeVisible()
})

test('the language is changed to the same page of the other edition', async ({ page }) => {
  await page.goto(editionUrl('de', '/blog/bernstein-nach-dem-sturm/'))
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /Deutsch/ }).click()
  await header.getByRole('link', { name: 'Dansk' }).click()
  await expect(page).toHaveURL(editionUrl('da', '/blog/rav-efter-stormen/'))
})

test('answers open, and lists have further pages', async ({ page }) => {
  await page.goto(editionUrl('de', pageKinds['questions and answers']))
  const question = page.getByRole('main').locator('details').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
  await page.goto(editionUrl('de', '/uber-marram/was-gaste-sagen/'))
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/\/page\/2\/$/)
  await expectReadable(page)
})
