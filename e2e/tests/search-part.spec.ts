import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const part = (page: Page, name: string): Locator => page.getByRole('region', { name })
const titles = (section: Locator): Locator => section.locator('.card__title')

async function numberIn(locator: Locator): Promise<number> {
  return Number(/\d[\d.]*/.exec((await locator.textContent()) ?? '')?.[0].replaceAll('.', '') ?? 0)
}

/** Waits for the script, which loads near the viewport after the page has hydrated; before it filters are a link. */
async function expectHydrated(section: Locator): Promise<void> {
  await expect(section.page().locator('header button[aria-haspopup=dialog]').first()).toBeAttached()
  await expect(async () => {
    await section.scrollIntoViewIfNeeded()
    await expect(section.locator('button[aria-haspopup=dialog]').first()).toBeVisible({ timeout: 3000 })
  }).toPass()
}

test('an area page has the full search, and another place leads to the search page', async ({ page }) => {
  await page.goto(editionUrl('de', '/henne-strand/'))
  const houses = part(page, 'Häuser in Henne Strand')
  await expectHydrated(houses)
  const total = houses.locator('.search__total')
  const all = await numberIn(total)

  // Filters with exact numbers, in place; the place itself is not a filter.
  await houses.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog')
  const show = sheet.getByRole('button', { name: /^\d+ H(aus|äuser) anzeigen/ })
  const sauna = sheet.getByRole('checkbox', { name: /^Sauna/ }).first()
  await expect(sauna.locator('xpath=..')).toContainText(/\d/)
  const promised = Number(/\d+/.exec((await sauna.locator('xpath=..').textContent()) ?? '')?.[0])
  await sauna.check()
  await expect.poll(() => numberIn(show)).toBe(promised)
  await show.click()
  await expect.poll(() => numberIn(total)).toBe(promised)
  expect(promised).toBeLessThan(all)
  await expect(page).toHaveURL(/\/henne-strand\/\?53=1$/)
  const wishes = houses.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')
  await expect(wishes).toHaveCount(2)

  // Order and view stay on the page, and are part of its URL.
  await houses.getByLabel('Sortieren nach').selectOption('price-desc')
  await expect(page).toHaveURL(/\?53=1&order=price-desc$/)
  await houses.getByRole('link', { name: 'Liste mit Karte' }).click()
  await expect(page).toHaveURL(/\?53=1&order=price-desc&viewType=list$/)
  await expect(houses.locator('.search__cards')).toHaveAttribute('aria-busy', 'false')
  const dearest = await titles(houses).first().innerText()
  await page.reload()
  await expectHydrated(houses)
  await expect(titles(houses).first()).toHaveText(dearest)
  await expectAccessible(page, 'search of an area', ['.search-section'])
  await wishes.first().click()
  await expect.poll(() => numberIn(total)).toBe(all)

  // Another place, chosen on the map of areas, opens the search page with all criteria.
  await houses.getByRole('button', { name: /^Wohin / }).click()
  const where = page.getByRole('dialog', { name: /./ })
  await where.getByText('Orte auf der Karte').click()
  await expect(where.getByRole('button', { name: /^Henne Strand \d/ })).toHaveAttribute('aria-pressed', 'true')
  await where.getByRole('button', { name: /^Blåvand \d/ }).click()
  await expect(page).toHaveURL(/\/ferienhaus-suche\/\?filter=1&omraader=.*&order=price-desc/)
  await expect(page.getByRole('list', { name: 'Aktive Filter' })).toContainText(/Henne Strand.*Blåvand/)
})

test('editors’ searches show their results, and can be narrowed down in place', async ({ page }) => {
  await page.goto(editionUrl('en'))
  const warm = part(page, 'A fire and a sauna for stormy days')
  await expect(titles(warm)).toHaveCount(3)
  await expect(warm.getByRole('search')).toHaveCount(0)

  await page.goto(editionUrl('en', '/last-minute/'))
  const soon = part(page, 'Houses available in the next few weeks')
  await expectHydrated(soon)
  await expect(titles(soon).first()).toBeVisible()
  await expect(soon.getByRole('search')).toBeVisible()
  // The editors' criteria are not the guest's filters, and narrowing down stays on the page.
  await expect(soon.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
  await soon.getByRole('button', { name: /^Filters/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Sauna/ })
    .first()
    .check()
  await expect(page).toHaveURL(/\/last-minute\/\?filter=1&lastMinute=1&53=1/)
})
