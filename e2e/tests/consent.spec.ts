import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'
import { expect, test } from '../support/frame-test.ts'

test.use({ hasChosen: false })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies: Sie entscheiden' })

async function consentCookie(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
  return cookie && decodeURIComponent(cookie.value)
}

test('refusing is as easy as accepting: one press on a button of the same size', async ({ page, frame, context }) => {
  await frame.open()
  const refuse = dialog(page).getByRole('button', { name: 'Nur notwendige' })
  const accept = dialog(page).getByRole('button', { name: 'Alle annehmen' })
  // Measured at one moment: the banner may still be moving in.
  const boxes = await dialog(page).evaluate((banner) =>
    [...banner.querySelectorAll('button')].slice(0, 2).map((button) => {
      const { width, height, top } = button.getBoundingClientRect()
      return { width, height, top }
    }),
  )
  expect(boxes[0]).toEqual(boxes[1])
  expect(boxes[0]?.width).toBeGreaterThan(100)
  const colours = await Promise.all(
    [refuse, accept].map((button) => button.evaluate((it) => getComputedStyle(it).background)),
  )
  expect(colours[0]).toBe(colours[1])
  await refuse.click()
  await expect(dialog(page)).toBeHidden()
  expect(await consentCookie(context)).toBe('"necessary"')
})

test('the question comes right after the skip link and does not keep anybody from reading', async ({ page, frame }) => {
  await frame.open()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('link', { name: 'Mehr über Cookies' })).toBeFocused()
  await page.getByRole('link', { name: 'All components' }).click()
  await expect(page).toHaveURL(/\/dev\/gallery\/$/)
})

test('who has chosen is not asked again, and may choose anew from the footer', async ({ page, frame, context }) => {
  await frame.open()
  await dialog(page).getByRole('button', { name: 'Alle annehmen' }).click()
  expect(await consentCookie(context)).toBe('"necessary.functional.statistic.marketing"')
  await frame.open()
  const renew = page.getByRole('button', { name: 'Cookie-Einstellungen' })
  await expect(dialog(page)).toHaveCount(0)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await renew.click()
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(renew).toBeFocused()
  await renew.click()
  await dialog(page).getByRole('checkbox', { name: 'Statistik' }).uncheck()
  await dialog(page).getByRole('checkbox', { name: 'Werbung' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  expect(await consentCookie(context)).toBe('"necessary.functional"')
  await expect(renew).toBeFocused()
})

test('nothing is ticked in advance but what the site cannot do without', async ({ page, frame }) => {
  await frame.open()
  await dialog(page).getByRole('button', { name: 'Einzeln auswählen' }).click()
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(dialog(page).getByRole('checkbox', { name: /Notwendig/ })).toBeDisabled()
  await expect(dialog(page).getByRole('checkbox', { name: 'Funktional' })).toBeFocused()
})

for (const width of [390, 1280]) {
  test(`the question is accessible and fits a window of ${width} pixels`, async ({ page, frame }) => {
    await page.setViewportSize({ width, height: 800 })
    await frame.open()
    await dialog(page).getByRole('button', { name: 'Einzeln auswählen' }).click()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test.describe('a chat of somebody else', () => {
  const chat = '**/example-chat.js'
  let asked: string[] = []

  test.beforeEach(async ({ page, frame, context }) => {
    asked = []
    page.on('request', (request) => request.url().endsWith('/example-chat.js') && asked.push(request.url()))
    await context.addCookies([{ name: 'consent', value: '%22necessary.functional%22', url: editionUrl('de') }])
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await frame.open()
  })

  test('is loaded with the first touch of a guest who agreed, and once', async ({ page }) => {
    expect(asked).toEqual([])
    const loaded = page.waitForRequest(chat)
    await page.keyboard.press('Tab')
    await loaded
    await page.keyboard.press('Tab')
    await page.clock.runFor(10_000)
    expect(asked).toHaveLength(1)
  })

  test('is loaded after three seconds for one who only looks', async ({ page }) => {
    await page.clock.runFor(2900)
    expect(asked).toEqual([])
    const loaded = page.waitForRequest(chat)
    await page.clock.runFor(200)
    await loaded
  })
})

test('nothing optional is loaded for a guest who has not agreed, until he does', async ({ page, frame }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/example-chat.js') && asked.push(request.url()))
  await page.clock.install()
  await frame.open()
  await page.keyboard.press('Tab')
  await page.clock.fastForward('01:00')
  await dialog(page).getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(asked).toEqual([])
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  const loaded = page.waitForRequest('**/example-chat.js')
  await dialog(page).getByRole('button', { name: 'Alle annehmen' }).click()
  await loaded
})
