import type { Page } from '@playwright/test'
import { phone } from '../support/accessible.ts'
import { houseUrl, openHouse, shownHouse } from '../support/house.ts'
import { expect, test } from '../support/test.ts'

const total = (page: Page) => page.locator('.quote-box .price__total')
const bookLink = (page: Page) => page.locator('.quote-box').getByRole('link', { name: 'Dieses Haus buchen' })
const queryOf = (page: Page) => new URL(page.url()).searchParams

/** Moves by keyboard to the next possible arrival day of the same stay. */
async function walkToArrival(page: Page): Promise<string> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('ArrowRight')
    const label = await page.evaluate(
      () => document.activeElement?.querySelector('.visually-hidden')?.textContent ?? '',
    )
    if (/Anreise möglich, 7 Nächte/.test(label) && !label.includes('Aufenthalt')) return label
  }
  throw new Error('No arrival within sixty days.')
}

test('a stay chosen by keyboard is announced, part of the URL and used for the booking', async ({ page }) => {
  await openHouse(page, 'de', '?duration=7')
  await expect(page).not.toHaveURL(/arrival=/)
  const day = page.getByRole('grid').locator('button[tabindex="0"]')
  await expect(day).toHaveCount(1)
  await day.focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Home')
  const label = await walkToArrival(page)
  const price = /Nächte ([\d.,]+\s€)/.exec(label)?.[1] ?? ''
  await page.keyboard.press('Enter')
  await expect(total(page)).toHaveText(price)
  await expect(page.locator('.calendar [role="status"]')).toContainText(price)
  const chosen = queryOf(page)
  expect(chosen.get('arrival')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(chosen.get('duration')).toBe('7')
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-day'))
  expect(focused).toBe(chosen.get('arrival'))
  const target = new URL((await bookLink(page).getAttribute('href')) ?? '', page.url())
  expect(target.pathname).toBe('/booking/step1/')
  expect(target.searchParams.get('lodgingId')).toMatch(/^\d+$/)
  for (const key of ['arrival', 'duration', 'adults']) expect(target.searchParams.get(key)).toBe(chosen.get(key))
})

test('the stay is unchanged after returning from another page', async ({ page }) => {
  await openHouse(page, 'de')
  const before = await total(page).textContent()
  await page.getByRole('radio', { name: /10 Nächte/ }).check({ force: true })
  await expect(total(page)).not.toHaveText(before ?? '')
  const price = (await total(page).textContent()) ?? ''
  await page.getByRole('link', { name: 'So prüfen wir Bewertungen' }).click()
  await expect(page).not.toHaveURL(/ferienhaus-/)
  await page.goBack()
  await expect(total(page)).toHaveText(price)
  expect(queryOf(page).get('duration')).toBe('10')
})

test('the party changes the link, and the house shows its capacity', async ({ page }) => {
  await openHouse(page, 'de')
  await page.getByRole('button', { name: /Gäste/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Gäste wählen' })
  await dialog.getByRole('button', { name: 'Ein Kind mehr' }).click()
  await expect(page.getByRole('button', { name: /Gäste 3 Personen/ })).toBeVisible()
  expect(queryOf(page).get('children')).toBe('1')
  await expect(dialog.getByText(/Das Haus hat Platz für/)).toBeVisible()
  const more = dialog.getByRole('button', { name: 'Ein Erwachsener mehr' })
  for (let count = 0; count < 40 && (await more.getAttribute('aria-disabled')) === 'false'; count += 1) {
    await more.click()
  }
  await expect(dialog.getByText('Damit ist das Haus voll belegt.')).toBeVisible()
  await expect(total(page)).toBeVisible()
})

test('a link to an unavailable stay shows the reason and the nearest one, and a too large party an error', async ({
  page,
}) => {
  await openHouse(page, 'de', '?arrival=2020-01-04&duration=7')
  await expect(page.locator('.quote-box').getByText('Diese Anreise ist nicht mehr buchbar.')).toBeVisible()
  await expect(bookLink(page)).toHaveCount(0)
  await page
    .locator('.quote-box')
    .getByRole('link', { name: /später/ })
    .click()
  await expect(total(page)).toBeVisible()
  await expect(bookLink(page)).toBeVisible()
  await openHouse(page, 'de', '?adults=60')
  await expect(page.locator('.quote-box').getByText('So viele Gäste haben in diesem Haus keinen Platz.')).toBeVisible()
  await expect(bookLink(page)).toHaveCount(0)
})

test('months cover the whole bookable period', async ({ page }) => {
  await openHouse(page, 'de')
  const jump = page.getByRole('combobox', { name: 'Zum Monat' })
  const months = await jump
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  expect(months.length).toBeGreaterThan(12)
  await jump.selectOption(months[8] ?? '')
  await expect(page.getByRole('grid').first().locator('[data-day]').first()).toHaveAttribute(
    'data-day',
    `${months[8]}-01`,
  )
  await page.getByRole('button', { name: 'Späterer Monat' }).click()
  await expect(page.getByRole('grid').first().locator('[data-day]').first()).toHaveAttribute(
    'data-day',
    `${months[9]}-01`,
  )
  await expect(page.getByRole('grid').locator('button[tabindex="0"]')).toHaveCount(1)
})

test('reviews can be sorted and paged', async ({ page }) => {
  await openHouse(page, 'de')
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.getByRole('combobox', { name: 'Reihenfolge' }).selectOption({ label: 'Schlechteste zuerst' })
  const stars = page.locator('.review').getByRole('img')
  await expect(async () => {
    const labels = await stars.evaluateAll((images) => images.map((image) => image.getAttribute('aria-label') ?? ''))
    expect(labels).toEqual([...labels].sort())
  }).toPass()
  await expect(page.getByRole('link', { name: /Bewertung von .* melden/ }).first()).toHaveAttribute('href', /^mailto:/)
})

const topics = (page: Page) => page.getByRole('navigation', { name: 'Nach Thema' }).getByRole('link')

test('a guest filters reviews by keyboard; the address, the focus and the back button keep up', async ({ page }) => {
  await openHouse(page, 'de')
  const topic = topics(page).nth(1)
  await topic.scrollIntoViewIfNeeded()
  // Before, the link loads the page with the filter, as without script.
  await expect
    .poll(() => topic.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  const names = await topics(page).allTextContents()
  const count = /\d+$/.exec(names[1] ?? '')?.[0] ?? ''
  await topic.press('Enter')
  await expect(page).toHaveURL(/[?&]reviewTopic=[a-z]+/)
  await expect(topic).toBeFocused()
  await expect(topic).toHaveAttribute('aria-current')
  const status = page.locator('#reviews').getByRole('status')
  await expect(status).toHaveText(new RegExp(` von ${count} Bewertungen`))
  expect(await topics(page).allTextContents()).toEqual(names)
  await page.goBack()
  await expect(page).not.toHaveURL(/reviewTopic/)
  await expect(topics(page).first()).toHaveAttribute('aria-current')
  await page.goForward()
  await expect(topic).toHaveAttribute('aria-current')
  await page.reload()
  await expect(topic).toHaveAttribute('aria-current')
  await expect(status).toHaveText(new RegExp(` von ${count} Bewertungen`))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest filters reviews by links', async ({ page }) => {
    await page.goto(houseUrl('de', shownHouse()))
    const topic = topics(page).nth(1)
    const count = Number(/\d+$/.exec((await topic.textContent()) ?? '')?.[0])
    await topic.click()
    await expect(page).toHaveURL(/\?reviewTopic=[a-z]+#reviews$/)
    await expect(topic).toHaveAttribute('aria-current')
    await expect(page.locator('.review')).toHaveCount(count)
    await topics(page).first().click()
    await expect(page).toHaveURL(/\/#reviews$/)
  })
})

test('on a phone the price stays at the bottom of the screen until its box is visible', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHouse(page, 'de')
  const bar = page.getByRole('complementary', { name: 'Preis', exact: true })
  await expect(bar).toBeVisible()
  await expect(bar.locator('b')).toHaveText((await total(page).textContent()) ?? '')
  await page.locator('#quote').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toBeVisible()
})

test('on a phone one tap takes the next free stay instead of an unavailable one', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHouse(page, 'de', '?arrival=2020-01-04&duration=7')
  const bar = page.getByRole('complementary', { name: 'Preis', exact: true })
  await expect(bar).toContainText('Diese Anreise ist nicht mehr buchbar.')
  await bar.getByRole('link', { name: /wählen$/ }).click()
  await expect(bar.getByRole('link', { name: 'Buchen' })).toBeFocused()
  await expect(bar.locator('b')).toHaveText((await total(page).textContent()) ?? '')
  expect(queryOf(page).get('duration')).toBe('7')
})
