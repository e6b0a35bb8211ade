import type { Page } from '@playwright/test'
import { phone } from '../support/accessible.ts'
import { expectTitle } from '../support/booking-steps.ts'
import { bookingWords as words } from '../support/booking-words.ts'
import { editionUrl } from '../support/editions.ts'
import { houseUrl, shownHouse, stayToBook } from '../support/house.ts'
import { expect, expectAlive, expectHydrated, test } from '../support/test.ts'

/** Delays one script, so that the page hydrates before the part that needs it. */
async function holdBack(page: Page, script: RegExp) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  })
  return { asked: asked.promise, release: released.resolve }
}

test('clicks before the hydration of the search take effect afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { asked, release } = await holdBack(page, /\/assets\/search-[\w-]{8}\.js/)
  await page.goto(editionUrl('de', '/ferienhaus-suche/?filter=1'), { waitUntil: 'domcontentloaded' })
  await asked
  const sauna = page
    .getByRole('complementary', { name: 'Filter' })
    .getByRole('checkbox', { name: /^Sauna/ })
    .first()
  await sauna.click()
  await page.getByRole('combobox', { name: /^Sortier/ }).selectOption('price-asc')
  release()
  await expect(sauna).toBeChecked()
  await expect(page).toHaveURL(/order=price-asc/)
  await expect(page).toHaveURL(/[?&]53=1/)
})

test('form input before hydration is kept', async ({ page }, info) => {
  const { asked, release } = await holdBack(page, /\/assets\/first-[\w-]+\.js/)
  const secondStep = stayToBook(5, info).replace('step1', 'step2')
  await page.goto(editionUrl('de', secondStep), { waitUntil: 'domcontentloaded' })
  await expectTitle(page, words.de.details)
  await page.locator('[name="firstName"]').fill('Karen')
  await page.locator('[name="isOldEnough"]').check()
  await asked
  release()
  await expectHydrated(page.locator('[name="firstName"]'))
  await page.locator('[name="lastName"]').fill('Klitgaard')
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expect(page.getByText('Angaben stimmen noch nicht')).toBeVisible()
  await expect(page.locator('[name="firstName"]')).toHaveValue('Karen')
  await expect(page.locator('[name="isOldEnough"]')).toBeChecked()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Vorname' })).toHaveCount(0)
})

test('an article loads no React; the first click is not lost, and causes no full layout', async ({ page, browser }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(editionUrl('de', '/blog/bernstein-nach-dem-sturm/'))
  // The page's idle work is done.
  await expect(page.locator('[data-hours=long]').first()).not.toBeEmpty()
  expect(asked.filter((url) => /\/assets\/first-/.test(url))).toEqual([])
  await page.evaluate(() => document.fonts.ready)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.invalidationTracking'] })
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /E-Mail/ })).toBeVisible()
  expect(asked.some((url) => /\/assets\/first-/.test(url))).toBe(true)
  const trace = (await browser.stopTracing()).toString()
  expect(trace.includes('"Node was inserted into tree"'), 'the trace has what React did').toBe(true)
  expect(trace.includes('"Fonts changed"'), 'the whole page was laid out again').toBe(false)
})

test('a click on a house’s pictures before hydration opens them', async ({ page }) => {
  const { asked, release } = await holdBack(page, /\/assets\/lodging-[\w-]{8}\.js/)
  await page.goto(houseUrl('de', shownHouse()))
  await page.mouse.move(100, 300)
  await asked
  await page.getByRole('link', { name: /^Alle \d+ Bilder/ }).focus()
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a click on a picture before React has loaded opens the lightbox', async ({ page }) => {
  const { asked, release } = await holdBack(page, /\/assets\/first-[\w-]+\.js/)
  await page.goto(houseUrl('de', shownHouse()))
  await page.getByRole('link', { name: /^Alle \d+ Bilder/ }).click()
  await asked
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(`${houseUrl('de', shownHouse())}#bild-1`)
})

test('a filter ticked before React has loaded is checked at once, and applied once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { asked, release } = await holdBack(page, /\/assets\/first-[\w-]+\.js/)
  await page.goto(editionUrl('de', '/ferienhaus-suche/'), { waitUntil: 'domcontentloaded' })
  const sauna = page
    .getByRole('complementary', { name: 'Filter' })
    .getByRole('checkbox', { name: /^Sauna/ })
    .first()
  await sauna.click()
  await asked
  await expect(sauna).toBeChecked()
  release()
  await expect(page).toHaveURL(/[?&]53=1/)
  await expect(sauna).toBeChecked()
})

/** Records frames in which the page has no header or no content. */
async function noteBarePages(page: Page): Promise<() => Promise<readonly string[]>> {
  const bare = await page.evaluateHandle(() => {
    const noted = new Set<string>()
    const look = (): void => {
      const height = document.querySelector('main')?.getBoundingClientRect().height ?? 0
      if (height < 200 || !document.querySelector('.site-header')) noted.add(location.pathname)
      requestAnimationFrame(look)
    }
    look()
    return noted
  })
  return () => bare.evaluate((noted) => [...noted])
}

test('a page opened by an early click is never shown without its header', async ({ page }) => {
  const { asked, release } = await holdBack(page, /\/assets\/frame-[\w-]{8}\.js/)
  await page.goto(editionUrl('de', '/account/login/'), { waitUntil: 'domcontentloaded' })
  await expectHydrated(page.locator('main form'))
  const barePages = await noteBarePages(page)
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await asked
  release()
  await expect(title).toHaveText('Passwort vergessen?')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Kontakt' }).click()
  await expect(title).toHaveText('Kontakt aufnehmen')
  await header.getByRole('link', { name: 'Marram', exact: true }).click()
  await expect(page.locator('#hero-title')).toBeVisible()
  expect(await barePages()).toEqual([])
})

/** React finds the sheets that the first script has placed; docs/hydration.md says what this relies on. */
test('a page that is awake has each stylesheet once', async ({ page }) => {
  await page.goto(editionUrl('de', '/'))
  await expectAlive(page)
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(sheets.length).toBeGreaterThan(2)
  expect(sheets).toEqual([...new Set(sheets)])
})

test.describe('when a script of the page is gone', () => {
  test.use({ tolerates: /Failed to load resource/ })

  test('the page stays as the server wrote it', async ({ page }) => {
    await page.goto(editionUrl('de', '/blog/bernstein-nach-dem-sturm/'))
    const files = await page.locator('html').getAttribute('data-files')
    const lost = files?.split(' ').at(-1) ?? ''
    await page.route(`**${lost}`, (route) => route.abort())
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const lookedForNewerBuild = page.waitForResponse(/\/builds\/latest\.json/)
    await page.keyboard.press('Shift')
    await lookedForNewerBuild
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('data-woken', '')
  })
})

test.describe('a tap on a phone before React', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  const react = /\/assets\/first-[\w-]{8}\.js/

  test('fills a heart at once, and React takes the house over', async ({ page, context }) => {
    const { asked, release } = await holdBack(page, react)
    await page.goto(editionUrl('de', '/ferienhaus-suche/'), { waitUntil: 'domcontentloaded' })
    const hearts = page.locator('.search__results .heart')
    await hearts.first().tap()
    await asked
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    const keptHouses = async () => (await context.cookies()).find(({ name }) => name === 'favorites')?.value
    await expect.poll(keptHouses).toMatch(/^\d+$/)
    const kept = await keptHouses()
    release()
    await expectHydrated(hearts.first())
    await expect(page.locator('.heart[aria-pressed="true"]')).toHaveCount(1)
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    expect(await keptHouses()).toBe(kept)
  })

  test('opens the filters at once, and a tick in them counts once', async ({ page }) => {
    const { asked, release } = await holdBack(page, react)
    await page.goto(editionUrl('de', '/ferienhaus-suche/'), { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: /^Filter/ }).tap()
    await asked
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const sauna = sheet.getByRole('checkbox', { name: /^Sauna/ }).first()
    await sauna.tap()
    release()
    await expect(page).toHaveURL(/[?&]53=1/)
    await expect(sauna).toBeChecked()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: /anzeigen/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(page.locator('.search__chosen').last()).toHaveText('1')
  })

  test('chooses the day that was tapped', async ({ page }) => {
    const { asked, release } = await holdBack(page, react)
    await page.goto(houseUrl('de', shownHouse()), { waitUntil: 'domcontentloaded' })
    const chosen = '.day--from, .day--inside, .day--until'
    const day = page.locator(`.calendar td:has(> .day--arrival:not(${chosen}))`).first()
    const cell = await day.elementHandle()
    // `innerText` is empty where `content-visibility` skips the layout.
    const number = (await day.locator('.day__face > span').first().textContent()) ?? ''
    await day.tap()
    await asked
    expect(await cell?.getAttribute('data-pressed')).toBe('')
    release()
    const selected = page.locator('.calendar td[aria-selected="true"]')
    await expect(selected.locator('.day__face > span').first()).toHaveText(number)
    await expect(page).toHaveURL(new RegExp(`arrival=[\\d-]+-${number.padStart(2, '0')}&`))
    expect(await cell?.getAttribute('data-pressed')).toBe(null)
  })
})
