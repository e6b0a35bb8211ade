import { AxeBuilder } from '@axe-core/playwright'
import { expect as baseExpect, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'

// Suggestions come from the search while the machine does other things too.
const expect = baseExpect.configure({ timeout: 45_000 })
test.describe.configure({ timeout: 240_000 })

const editions = [
  {
    key: 'da',
    dialog: 'Søg på hele siden',
    open: (page: Page) => page.keyboard.press('Meta+k'),
    phrase: '6 personer med sauna og hund i Henne, juli',
    understood: /Vis huse.*1 husdyr.*Henne Strand.*6 personer.*Sauna/s,
    searchPage: '/soeg-sommerhus/',
    area: /Fanø/,
    housePage: (number: string) => `/sommerhus-${number.toLowerCase()}/`,
    jump: (number: string) => `Direkte til hus ${number}`,
  },
  {
    key: 'de',
    dialog: 'Auf der ganzen Website suchen',
    open: (page: Page) => page.keyboard.press('Control+k'),
    phrase: '6 Personen mit Sauna und Hund in Henne, Juli, unter 1200 €',
    understood: /Häuser zeigen.*1 Haustier.*Henne Strand.*bis 1\.200.€.*6 Personen.*Sauna/s,
    searchPage: '/ferienhaus-suche/',
    area: /Fanø/,
    housePage: (number: string) => `/ferienhaus-${number.toLowerCase()}/`,
    jump: (number: string) => `Direkt zu Haus ${number}`,
  },
  {
    key: 'en',
    dialog: 'Search the whole site',
    open: (page: Page) => page.getByRole('button', { name: 'Search', exact: false }).first().click(),
    phrase: '6 persons with sauna and dog in Henne in July',
    understood: /Show houses.*1 pet.*Henne Strand.*6 persons.*Sauna/s,
    searchPage: '/search-holiday-homes/',
    area: /Fanø/,
    housePage: (number: string) => `/holiday-home-${number.toLowerCase()}/`,
    jump: (number: string) => `Straight to house ${number}`,
  },
] as const

const [, german] = editions
type Edition = (typeof editions)[number]

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** The page must be alive before it hears a key: until then the button is a link. */
async function openFinder(page: Page, { open, dialog }: Edition): Promise<void> {
  await expect(page.locator('button[aria-haspopup=dialog]', { hasText: /Such|Søg|Search/ })).toBeVisible()
  await open(page)
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  await expect(field(page)).toBeFocused()
}

async function agreeTo(page: Page, key: string, categories: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(categories))
  await page.context().addCookies([{ name: 'consent', value, domain: `${key}.localhost`, path: '/' }])
}

for (const edition of editions) {
  const { key, dialog, phrase, understood, searchPage, area, housePage, jump } = edition
  test(`${key}: a guest finds a place, says wishes in words and jumps to a house, by keyboard alone`, async ({
    page,
  }) => {
    await agreeTo(page, key, 'necessary')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(editionUrl(key))
    const [number = ''] = /[A-Z]{1,2}\d{4,5}/.exec(await page.locator('main').innerText()) ?? []
    expect(number).not.toBe('')
    expect(asked.filter((url) => /finder|understand|read-words/.test(url))).toEqual([])

    await openFinder(page, edition)
    await page.keyboard.type('Fano')
    await expect(option(page, area).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const active = await field(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
    await expect(page.getByRole('dialog', { name: dialog }).getByRole('status')).toHaveText(/\d/)

    await field(page).fill(phrase)
    await expect(option(page, understood)).toBeVisible()
    const faults = await new AxeBuilder({ page }).include('.finder').analyze()
    expect(faults.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === searchPage &&
        searchParams.get('10') === '6' &&
        searchParams.get('53') === '1' &&
        searchParams.get('husdyr') === '1' &&
        searchParams.has('omraader') &&
        /^\d{4}-07-/.test(searchParams.get('ankomst') ?? ''),
    )
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0)

    await openFinder(page, edition)
    await field(page).fill(number.toLowerCase())
    await expect(option(page, jump(number))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(housePage(number)))
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('searches are remembered by guests who agreed to it, and forgotten when they say so', async ({ page }) => {
  await agreeTo(page, 'de', 'necessary.functional')
  await page.goto(editionUrl('de'))
  await openFinder(page, german)
  await page.keyboard.type('Schlüssel')
  const suggested = page.getByRole('group', { name: 'Seiten' }).getByRole('option').first()
  await expect(suggested).toBeVisible()
  const target = await suggested.getAttribute('href')
  await suggested.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await openFinder(page, german)
  await field(page).fill('')
  await option(page, 'Schlüssel').click()
  await expect(field(page)).toHaveValue('Schlüssel')
  await field(page).fill('')
  await page.getByRole('button', { name: 'Diese Suchen vergessen' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('where nothing is found or the search is away, the field says so and still leads on; a phone gives it the whole screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await agreeTo(page, 'de', 'necessary')
  await page.goto(editionUrl('de'))
  const button = page.locator('.only-mobile').getByRole('button', { name: 'Suchen' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: german.dialog })
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 800 })
  await page.keyboard.type('xyzzyx')
  await expect(dialog.getByText('Kein Haus, keine Seite und kein Ort passt zu „xyzzyx“.')).toBeVisible()
  await page.route('**/services/search/**', (route) => route.abort())
  await field(page).fill('Leuchtturm')
  await expect(dialog.getByText(/Die Vorschläge kommen gerade nicht an/)).toBeVisible()
  await page.unroute('**/services/search/**')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await expect(field(page)).toHaveValue('Leuchtturm')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ferienhaus-suche\/\?filter=1&textQuery=Leuchtturm/)
})

test('a missing page opens the same search from its field, and takes the focus back', async ({ page }) => {
  await agreeTo(page, 'de', 'necessary')
  await page.goto(editionUrl('de', '/hier-ist-nichts/'))
  const opener = page.getByRole('main').getByRole('button', { name: /^Welches Haus oder welchen Ort suchen Sie\?/ })
  await opener.click()
  await expect(page.getByRole('dialog', { name: german.dialog })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Fanø')
  await expect(option(page, german.area).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to the search page, and a missing page has a field that finds houses', async ({ page }) => {
    await page.goto(editionUrl('de'))
    await page
      .getByRole('link', { name: /^Suchen/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/ferienhaus-suche\/$/)
    await page.goto(editionUrl('de', '/hier-ist-nichts/'))
    await page.getByLabel('Welches Haus oder welchen Ort suchen Sie?').fill('Henne')
    await page.getByRole('search').getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL(/\/ferienhaus-suche\/\?filter=1&textQuery=Henne$/)
  })
})
