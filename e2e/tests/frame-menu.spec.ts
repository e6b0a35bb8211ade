import type { Page } from '@playwright/test'
import { expect, test } from '../support/frame-test.ts'

const areas = (page: Page) => page.getByRole('button', { name: 'Gebiete' })
const ideas = (page: Page) => page.getByRole('button', { name: 'Inspiration' })
const areasPanel = (page: Page) => page.getByRole('group', { name: 'Gebiete' })

/** From here on time passes only when the test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

test.describe('the main menu', () => {
  test.beforeEach(async ({ page, frame }) => {
    await page.clock.install()
    await frame.open()
    await stopTheClock(page)
  })

  test('opens a panel when the pointer has rested on its entry for 350 ms', async ({ page }) => {
    await areas(page).hover()
    await page.clock.runFor(340)
    await expect(areasPanel(page)).toBeHidden()
    await page.clock.runFor(20)
    await expect(areasPanel(page)).toBeVisible()
    await expect(areas(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(areasPanel(page).getByRole('link', { name: 'Klegod' })).toContainText('Neu')
  })

  test('shows one panel at a time', async ({ page }) => {
    await areas(page).click()
    await ideas(page).hover()
    await page.clock.runFor(360)
    await expect(page.getByRole('group', { name: 'Inspiration' })).toBeVisible()
    await expect(areasPanel(page)).toBeHidden()
    await expect(areas(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press keeps what the pointer has opened, and a second one closes it', async ({ page }) => {
    await areas(page).hover()
    await page.clock.runFor(360)
    await areas(page).click()
    await expect(areasPanel(page)).toBeVisible()
    await areas(page).click()
    await expect(areasPanel(page)).toBeHidden()
  })

  test('closes what the pointer has opened soon after it has gone', async ({ page }) => {
    await areas(page).hover()
    await page.clock.runFor(360)
    await page.mouse.move(640, 790)
    await page.clock.runFor(390)
    await expect(areasPanel(page)).toBeVisible()
    await page.clock.runFor(20)
    await expect(areasPanel(page)).toBeHidden()
  })

  test('opens on focus after 350 ms; escape closes it for good', async ({ page }) => {
    await page.getByRole('button', { name: 'Ferienhäuser' }).focus()
    await page.keyboard.press('Tab')
    await expect(areas(page)).toBeFocused()
    await page.clock.runFor(360)
    await expect(areasPanel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(areasPanel(page).getByRole('link', { name: 'Søndervig' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(areasPanel(page)).toBeHidden()
    await expect(areas(page)).toBeFocused()
    await page.clock.runFor(1000)
    await expect(areasPanel(page)).toBeHidden()
  })

  test('closes when the focus walks out of it', async ({ page }) => {
    await areas(page).press('ArrowDown')
    await areasPanel(page).getByRole('link', { name: 'Zur Übersicht: Gebiete' }).focus()
    await page.keyboard.press('Tab')
    await expect(areasPanel(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Last Minute' })).toBeFocused()
  })

  test('goes by arrow key: along the entries, and down through a panel', async ({ page }) => {
    await areas(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(ideas(page)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(areasPanel(page).getByRole('link', { name: 'Klegod' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(areasPanel(page).getByRole('link', { name: 'Zur Übersicht: Gebiete' })).toBeFocused()
  })

  test('closes on a press beside it, and on the way to another page', async ({ page }) => {
    await areas(page).click()
    await page.mouse.click(640, 700)
    await expect(areasPanel(page)).toBeHidden()
    await areas(page).click()
    await areasPanel(page).getByRole('link', { name: 'Henne Strand' }).click()
    await expect(page).toHaveURL(/to=henne-strand$/)
    await expect(areasPanel(page)).toBeHidden()
  })
})

test('the header shrinks, hides on the way down and comes back on the way up', async ({ page, frame }) => {
  await frame.open()
  const logo = page.getByRole('banner').getByRole('link', { name: 'Marram', exact: true })
  const height = (await logo.boundingBox())?.height ?? 0
  await page.mouse.wheel(0, 90)
  await expect.poll(async () => (await logo.boundingBox())?.height).toBeLessThan(height)
  await expect(logo).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(logo).not.toBeInViewport()
  await page.mouse.wheel(0, -60)
  await expect(logo).toBeInViewport()
})

test('a hidden header shows itself to the keyboard', async ({ page, frame }) => {
  await frame.open()
  await page.mouse.wheel(0, 900)
  await expect(areas(page)).not.toBeInViewport()
  await areas(page).focus()
  await expect(areas(page)).toBeInViewport()
})

test('nothing on the page moves while the header changes', async ({ page, frame }) => {
  await page.addInitScript(() => {
    const sum = (total: number, entry: PerformanceEntry) => total + ('value' in entry ? Number(entry.value) : 0)
    const count = (list: PerformanceObserverEntryList) =>
      Reflect.set(window, 'shift', list.getEntries().reduce(sum, Reflect.get(window, 'shift') ?? 0))
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true })
  })
  await frame.open()
  // The footer comes to life when it is near; what happens there is not the header's doing.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(areas(page)).toBeInViewport()
  await page.evaluate(() => Reflect.set(window, 'shift', 0))
  await page.mouse.wheel(0, 700)
  await expect(areas(page)).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(areas(page)).toBeInViewport()
  expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBeLessThan(0.001)
})

test('ctrl+K and meta+K open the search', async ({ page, frame }) => {
  await frame.open()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Meta+k')
  await page.keyboard.press('k')
  await expect(page.locator('output')).toHaveText('2')
})
