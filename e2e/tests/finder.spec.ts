import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { chooseCookies, expect, expectAlive, test } from '../support/test.ts'

// Suggestions come from the search, which may be slow on a busy machine.

const dialogName = 'Auf der ganzen Website suchen'
const field = (page: Page) => page.getByRole('dialog', { name: dialogName }).getByRole('combobox')
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** Repeats the key, because a key press before hydration is remembered only for some seconds. */
async function openFinder(page: Page): Promise<void> {
  await expectAlive(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: dialogName })).toBeVisible()
  await expect(field(page)).toBeFocused()
}

// spec: entity Global search state.query text
test('by keyboard alone a guest finds a place, searches in plain language and jumps to a house', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(editionUrl('de'))
  const frontTitle = await page.getByRole('heading', { level: 1 }).innerText()
  const [number = ''] = /[A-Z]{1,2}\d{4,5}/.exec(await page.locator('main').innerText()) ?? []
  expect(number).not.toBe('')
  expect(asked.filter((url) => /finder|understand|read-words/.test(url))).toEqual([])

  await openFinder(page)
  await page.keyboard.type('Fano')
  await expect(option(page, /Fanø/).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const active = await field(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
  await expect(page.getByRole('dialog', { name: dialogName }).getByRole('status')).toHaveText(/\d/)

  await field(page).fill('6 Personen mit Sauna und Hund in Henne, Juli, unter 1200 €')
  await expect(
    option(page, /Häuser anzeigen.*1 Haustier.*Henne Strand.*bis 1\.200.€.*6 Personen.*Sauna/s),
  ).toBeVisible()
  await expectAccessible(page, 'finder', ['.finder'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/ferienhaus-suche/' &&
      searchParams.get('10') === '6' &&
      searchParams.get('53') === '1' &&
      searchParams.get('husdyr') === '1' &&
      searchParams.has('omraader') &&
      /^\d{4}-07-/.test(searchParams.get('ankomst') ?? ''),
  )
  await expect(page.getByRole('dialog', { name: dialogName })).toHaveCount(0)
  // The URL changes before the page and its header do.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(frontTitle)

  await openFinder(page)
  await field(page).fill(number.toLowerCase())
  await expect(option(page, `Direkt zu Haus ${number}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/ferienhaus-${number.toLowerCase()}/`))
  await expect(page.getByRole('dialog', { name: dialogName })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('searches are remembered after consent, and deleted on request', async ({ page }) => {
  await chooseCookies(page.context(), 'necessary.functional')
  await page.goto(editionUrl('de'))
  const frontTitle = await page.getByRole('heading', { level: 1 }).innerText()
  await openFinder(page)
  await page.keyboard.type('Schlüssel')
  const suggested = page.getByRole('group', { name: 'Seiten' }).getByRole('option').first()
  await expect(suggested).toBeVisible()
  const target = await suggested.getAttribute('href')
  await suggested.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(frontTitle)
  await openFinder(page)
  await field(page).fill('')
  const forget = page.getByRole('button', { name: 'Verlauf löschen' })
  // Until then the list belongs to the previous text, with options of the same name.
  await expect(forget).toBeVisible()
  await option(page, 'Schlüssel').click()
  await expect(field(page)).toHaveValue('Schlüssel')
  await field(page).fill('')
  await forget.click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('with something missing', () => {
  test.use({ tolerates: /status of 404|ERR_FAILED/ })

  test('without results or during an outage the field shows a message and links; on a phone it fills the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(editionUrl('de'))
    await expectAlive(page)
    const button = page.locator('.only-mobile').getByRole('button', { name: 'Suchen' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: dialogName })
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 800 })
    await page.keyboard.type('xyzzyx')
    await expect(dialog.getByText('Zu „xyzzyx“ finden wir kein Haus, keinen Ort und keine Seite.')).toBeVisible()
    await page.route('**/services/search/**', (route) => route.abort())
    await field(page).fill('Leuchtturm')
    await expect(dialog.getByText(/Die Vorschläge können gerade nicht geladen werden/)).toBeVisible()
    await page.unroute('**/services/search/**')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await button.click()
    await expect(field(page)).toHaveValue('Leuchtturm')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/ferienhaus-suche\/\?filter=1&textQuery=Leuchtturm/)
  })

  test('a missing page opens the same search from its field, and gets the focus back', async ({ page }) => {
    await page.goto(editionUrl('de', '/hier-ist-nichts/'))
    await expectAlive(page)
    const opener = page.getByRole('main').getByRole('button', { name: /^Welches Haus oder welchen Ort suchen Sie\?/ })
    await opener.click()
    await expect(page.getByRole('dialog', { name: dialogName })).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('Fanø')
    await expect(option(page, /Fanø/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})
