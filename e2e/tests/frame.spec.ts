import type { Page } from '@playwright/test'
import { expectAccessible, faultsOf, phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, expectAlive, stopTheClock, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const areas = (page: Page) => page.getByRole('button', { name: 'Orte' })
const ideas = (page: Page) => page.getByRole('button', { name: 'Inspiration' })
const panel = (page: Page, name: string) => page.getByRole('group', { name })
const areasPanel = (page: Page) => panel(page, 'Orte')

/** Reads the popover's state from the accessibility tree. */
async function isToldOpen(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name)
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value
}

/** Opens the frame with all its possible content. */
async function openFrame(page: Page): Promise<void> {
  await page.goto(editionUrl('de', '/dev/frame/'))
  await expectAlive(page)
}

test.beforeEach(async ({ page }) => {
  // The third-party chat of the example frame.
  await page.route('**/example-chat.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
})

test('a panel of the main menu opens on hover, and closes soon after the pointer leaves', async ({ page }) => {
  await page.clock.install()
  await openFrame(page)
  await stopTheClock(page)
  await areas(page).hover()
  await page.clock.runFor(340)
  await expect(areasPanel(page)).toBeHidden()
  await page.clock.runFor(20)
  await expect(areasPanel(page)).toBeVisible()
  expect(await isToldOpen(page, 'Orte')).toBe(true)
  await expect(areasPanel(page).getByRole('link', { name: 'Klegod' })).toContainText('Neu')
  await page.mouse.move(640, 790)
  await page.clock.runFor(390)
  await expect(areasPanel(page)).toBeVisible()
  await page.clock.runFor(20)
  await expect(areasPanel(page)).toBeHidden()

  // A click keeps a panel opened by hover, and a second one closes it.
  await areas(page).hover()
  await page.clock.runFor(360)
  await areas(page).click()
  await expect(areasPanel(page)).toBeVisible()
  await areas(page).click()
  await expect(areasPanel(page)).toBeHidden()

  // Only one panel is open at a time.
  await areas(page).click()
  await ideas(page).hover()
  await page.clock.runFor(360)
  await expect(panel(page, 'Inspiration')).toBeVisible()
  await expect(areasPanel(page)).toBeHidden()
  expect(await isToldOpen(page, 'Orte')).toBe(false)
})

test('arrow keys work in a panel before its script is there', async ({ page }) => {
  await openFrame(page)
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => released.promise.then(() => route.continue()))
  await areas(page).focus()
  for (const name of ['Søndervig', 'Klegod']) {
    await page.keyboard.press('ArrowDown')
    await expect(areasPanel(page).getByRole('link', { name })).toBeFocused()
  }
  released.resolve()
})

test('the main menu works by keyboard, and escape closes a panel', async ({ page }) => {
  await page.clock.install()
  await openFrame(page)
  await stopTheClock(page)
  await test.step('a panel opens on focus after 350 ms; escape closes it', async () => {
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
  await test.step('arrow keys move along the entries, and down through a panel', async () => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(ideas(page)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(areasPanel(page).getByRole('link', { name: 'Klegod' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(areasPanel(page).getByRole('link', { name: 'Zur Seite „Orte“' })).toBeFocused()
  })
  await test.step('a panel closes when the focus leaves it', async () => {
    await page.keyboard.press('Tab')
    await expect(areasPanel(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Last Minute' })).toBeFocused()
  })
})

test('an open panel of the menu passes axe, and closes on an outside click and on navigation', async ({ page }) => {
  await openFrame(page)
  for (const name of ['Ferienhäuser', 'Orte', 'Inspiration']) {
    await page.getByRole('button', { name }).click()
    await expect(panel(page, name)).toBeVisible()
    expect.soft(await faultsOf(page, name, ['header'])).toEqual([])
  }
  await page.mouse.click(640, 700)
  await expect(panel(page, 'Inspiration')).toBeHidden()
  await areas(page).click()
  await areasPanel(page).getByRole('link', { name: 'Henne Strand' }).click()
  await expect(page).toHaveURL(/to=henne-strand$/)
  await expect(areasPanel(page)).toBeHidden()
})

test('the header shrinks, hides on scrolling down, and returns on scrolling up and for the keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sum = (total: number, entry: PerformanceEntry) => total + ('value' in entry ? Number(entry.value) : 0)
    const count = (list: PerformanceObserverEntryList) =>
      Reflect.set(window, 'shift', list.getEntries().reduce(sum, Reflect.get(window, 'shift') ?? 0))
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true })
  })
  await openFrame(page)
  // Hydrate the footer first, so that its layout changes do not count for the header.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(areas(page)).toBeInViewport()
  await page.evaluate(() => Reflect.set(window, 'shift', 0))

  const logo = page.getByRole('banner').getByRole('link', { name: 'Marram', exact: true })
  const heightOfLogo = async () => (await logo.boundingBox())?.height ?? 0
  // At the top of the page it has its full height again.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const height = await heightOfLogo()
  await page.mouse.move(640, 600)
  await page.mouse.wheel(0, 90)
  await expect.poll(heightOfLogo).toBeLessThan(height)
  await expect(logo).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(logo).not.toBeInViewport()
  await page.mouse.wheel(0, -60)
  await expect(logo).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(areas(page)).not.toBeInViewport()
  await areas(page).focus()
  await expect(areas(page)).toBeInViewport()
  // There was no layout shift.
  expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBeLessThan(0.001)
})

// spec: entity Global search state.show flag
test('ctrl+K and meta+K open the search', async ({ page }) => {
  await openFrame(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Meta+k')
  await page.keyboard.press('k')
  await expect(page.locator('output')).toHaveText('2')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu traps the focus, opens groups in place and returns the focus', async ({ page }) => {
    await openFrame(page)
    const toggle = page.getByRole('button', { name: 'Menü öffnen' })
    await toggle.click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByText('Orte', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Henne Strand', exact: true })).toBeVisible()
    await menu.getByText('Gut zu wissen', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Häufige Fragen' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Henne Strand', exact: true })).toBeHidden()
    for (let tab = 0; tab < 25; tab++) {
      await page.keyboard.press('Tab')
      // Between the last and the first link the browser has the focus, which the page sees as its body.
      const isOutside = await menu.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      )
      expect(isOutside).toBe(false)
    }
    await expectAccessible(page, 'menu of a phone', ['body'])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('the page behind the menu does not scroll, and a link closes the menu', async ({ page }) => {
    await openFrame(page)
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 2000)
    await expect(menu.getByRole('link', { name: 'Dansk' })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await menu.getByRole('link', { name: '60 Jahre Marram' }).click()
    await expect(page).toHaveURL(/to=history$/)
    await expect(menu).toBeHidden()
  })

  test('the header shows the current opening hours and the number', async ({ page }) => {
    await page.clock.setFixedTime('2026-06-01T10:00:00Z')
    await openFrame(page)
    await expect(page.getByRole('banner').getByRole('link', { name: '+45 75 00 19 66' })).toContainText('bis 20 Uhr')
  })
})

test.describe('the partners in the footer', () => {
  const partners = (page: Page) => page.getByRole('list', { name: 'Unsere Partner' }).getByRole('img')

  /** Scrolls to the footer, which hydrates the partners; the cookie button exists only then. */
  async function openPartners(page: Page): Promise<void> {
    await page.clock.install()
    await openFrame(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible()
    await stopTheClock(page)
  }

  // spec: constant partner rotation
  test('change every three seconds, but not under the pointer or when paused', async ({ page }) => {
    await openPartners(page)
    const names = () => partners(page).evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
    const before = await names()
    expect(before).toHaveLength(3)
    await page.clock.runFor(3000)
    await expect.poll(names).not.toEqual(before)
    await partners(page).first().hover()
    const held = await names()
    await page.clock.runFor(12_500)
    expect(await names()).toEqual(held)
    await page.getByRole('button', { name: 'Logos anhalten' }).click()
    await page.mouse.move(2, 2)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).focus()
    await page.clock.runFor(12_500)
    expect(await names()).toEqual(held)
    await expect(page.getByRole('button', { name: 'Logos weiterlaufen lassen' })).toBeVisible()
  })

  test('do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPartners(page)
    const first = await partners(page).first().getAttribute('alt')
    await page.clock.runFor(12_500)
    await expect(partners(page).first()).toHaveAttribute('alt', String(first))
    await expect(page.getByRole('button', { name: 'Logos anhalten' })).toHaveCount(0)
  })
})
