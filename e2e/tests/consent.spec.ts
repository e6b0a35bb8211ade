import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
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
  const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()]
  expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y])
  const colours = await Promise.all(
    [refuse, accept].map((button) => button.evaluate((it) => getComputedStyle(it).background)),
  )
  expect(colours[0]).toBe(colours[1])
  await refuse.click()
  await expect(dialog(page)).toBeHidden()
  expect(await consentCookie(context)).toBe('"necessary"')
})

test('the question comes first in the tab order and does not keep anybody from reading', async ({ page, frame }) => {
  await frame.open()
  await expect(dialog(page)).toBeVisible()
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
