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

/** Records requests of the example frame for the third-party chat. */
async function watchChat(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/example-chat.js', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

test('refusing is as easy as accepting: one click on a button of the same size', async ({ page, context }) => {
  await openFrame(page)
  const refuse = question(page).getByRole('button', { name: 'Nur notwendige' })
  const accept = question(page).getByRole('button', { name: 'Alle akzeptieren' })
  // Measured at once, because the banner may still be moving.
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

test('the banner follows the skip link, has nothing ticked in advance and does not block reading', async ({ page }) => {
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

test('a choice is remembered, and can be changed from the footer', async ({ page, context }) => {
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

test.describe('a third-party chat', () => {
  test('is loaded once, on the first interaction after consent', async ({ page, context }) => {
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

  test('is loaded after three seconds without an interaction', async ({ page, context }) => {
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

  test('is loaded only after consent', async ({ page }) => {
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

test('on a house page the banner is at the edge of the screen, and the price bar waits', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(houseUrl('de', shownHouse()))
  await expect(question(page)).toBeVisible()
  await expect(page.locator('.price-bar')).toBeHidden()
  const edge = () => page.locator('.consent').evaluate((banner) => banner.getBoundingClientRect().bottom)
  await expect.poll(edge).toBe(phone.height)
})
