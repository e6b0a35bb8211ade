import type { BrowserContext, Page } from '@playwright/test'
import { phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { houseUrl, shownHouse } from '../support/house.ts'
import { chooseCookies, expect, expectAlive, stopTheClock, test } from '../support/test.ts'

test.use({ consent: null, contextOptions: { reducedMotion: 'no-preference' } })

const question = (page: Page) => page.getByRole('dialog', { name: 'Cookies: Sie entscheiden' })

async function openFrame(page: Page): Promise<void> {
  await page.goto(editionUrl('de', '/dev/frame/'))
  await expectAlive(page)
}

async function consentCookie(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
  return cookie && decodeURIComponent(cookie.value)
}

/** The chat of somebody else, as the example frame would load it; the list is of the times that it was asked for. */
async function watchChat(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/example-chat.js', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

test('refusing is as easy as accepting: one press on a button of the same size', async ({ page, context }) => {
  await openFrame(page)
  const refuse = question(page).getByRole('button', { name: 'Nur notwendige' })
  const accept = question(page).getByRole('button', { name: 'Alle akzeptieren' })
  // Measured at one moment: the banner may still be moving in.
  const boxes = await question(page).evaluate((banner) =>
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
  await expect(question(page)).toBeHidden()
  expect(await consentCookie(context)).toBe('"necessary"')
})

test('the question comes right after the skip link, ticks nothing in advance and keeps nobody from reading', async ({
  page,
}) => {
  await openFrame(page)
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('link', { name: 'Mehr über Cookies' })).toBeFocused()
  await question(page).getByRole('button', { name: 'Einzeln auswählen' }).click()
  await expect(question(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(question(page).getByRole('checkbox', { name: /Notwendig/ })).toBeDisabled()
  await expect(question(page).getByRole('checkbox', { name: 'Funktional' })).toBeFocused()
  await page.getByRole('link', { name: 'All components' }).click()
  await expect(page).toHaveURL(/\/dev\/gallery\/$/)
})

test('who has chosen is not asked again, and may choose anew from the footer', async ({ page, context }) => {
  await watchChat(page)
  await openFrame(page)
  await question(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  expect(await consentCookie(context)).toBe('"necessary.functional.statistic.marketing"')
  await openFrame(page)
  const renew = page.getByRole('button', { name: 'Cookie-Einstellungen' })
  await expect(question(page)).toHaveCount(0)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await renew.click()
  await expect(question(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(renew).toBeFocused()
  await renew.click()
  await question(page).getByRole('checkbox', { name: 'Statistik' }).uncheck()
  await question(page).getByRole('checkbox', { name: 'Werbung' }).uncheck()
  await question(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  expect(await consentCookie(context)).toBe('"necessary.functional"')
  await expect(renew).toBeFocused()
})

test.describe('a chat of somebody else', () => {
  test('is loaded with the first touch of a guest who agreed, and once', async ({ page, context }) => {
    const asked = await watchChat(page)
    await chooseCookies(context, 'necessary.functional')
    await page.clock.install()
    await stopTheClock(page)
    await openFrame(page)
    expect(asked).toEqual([])
    const loaded = page.waitForRequest('**/example-chat.js')
    await page.keyboard.press('Tab')
    await loaded
    await page.keyboard.press('Tab')
    await page.clock.runFor(10_000)
    expect(asked).toHaveLength(1)
  })

  test('is loaded after three seconds for one who only looks', async ({ page, context }) => {
    const asked = await watchChat(page)
    await chooseCookies(context, 'necessary.functional')
    await page.clock.install()
    await stopTheClock(page)
    await openFrame(page)
    await page.clock.runFor(2900)
    expect(asked).toEqual([])
    const loaded = page.waitForRequest('**/example-chat.js')
    await page.clock.runFor(200)
    await loaded
  })

  test('is not loaded for a guest who has not agreed, until he does', async ({ page }) => {
    const asked = await watchChat(page)
    await page.clock.install()
    await openFrame(page)
    await page.keyboard.press('Tab')
    await page.clock.fastForward('01:00')
    await question(page).getByRole('button', { name: 'Nur notwendige' }).click()
    await expect(question(page)).toHaveCount(0)
    expect(asked).toEqual([])
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    const loaded = page.waitForRequest('**/example-chat.js')
    await question(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
    await loaded
  })
})

test('on a house the question comes before the price bar', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(houseUrl('de', shownHouse()))
  await expect(question(page)).toBeVisible()
  await expect(page.locator('.bottom-bar')).toBeHidden()
})
