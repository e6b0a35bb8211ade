import { AxeBuilder } from '@axe-core/playwright'
import { expect as baseExpect, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'

// WebGL without a graphics card: maps are drawn by the processor here.
test.use({ launchOptions: async ({ launchOptions }, use) => use(withSoftwareGl(launchOptions)) })
test.describe.configure({ timeout: 240_000 })
const expect = baseExpect.configure({ timeout: 60_000 })

function withSoftwareGl<T extends { args?: string[] }>(options: T): T {
  const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
  return { ...options, args: [...(options.args ?? []), ...flags] }
}

const searchPage = '/ferienhaus-suche/'
const map = (page: Page) => page.locator('.search-map')
const part = (page: Page) => page.getByRole('link', { name: /^Dieser Kartenausschnitt/ })
const active = (page: Page) => map(page).locator('.map-pin--active')

async function refuseCookies(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: '%22necessary%22', domain: 'de.localhost', path: '/' }])
}

async function openMap(page: Page): Promise<void> {
  await expect(map(page).getByLabel('Beim Bewegen suchen')).toBeVisible()
  await expect(map(page).locator('.maplibregl-marker .map-pin').first()).toBeVisible()
}

test('the map beside the list shows every house, points along with it, and searches where it is moved', async ({
  page,
}) => {
  await refuseCookies(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(editionUrl('de', searchPage))
  await openMap(page)
  const total = Number(/\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0])
  await expect(map(page).getByText(`Häuser auf diesem Kartenausschnitt: ${total}`)).toBeVisible()

  const card = page.locator('article').first()
  await card.hover()
  await expect(active(page)).toHaveCount(1)
  // A press of the mouse on the way to the pin would leave the card, and with it the mark.
  await active(page).dispatchEvent('click')
  const popup = map(page).getByRole('dialog')
  await expect(popup.getByRole('link')).toHaveAttribute('href', /^\/ferienhaus-/)
  await expect(popup.getByRole('link')).toHaveText((await card.getByRole('heading').innerText()).trim())
  const faults = await new AxeBuilder({ page }).include('.search-map').analyze()
  expect(faults.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)

  await map(page).getByRole('button', { name: 'Vergrößern', exact: true }).click()
  await expect(page).toHaveURL(/udsnit=\d/)
  await expect(part(page)).toBeVisible()
  const inPart = page.getByRole('heading', { level: 1 })
  await expect(inPart).not.toHaveText(new RegExp(`^${total} `))
  const found = await inPart.innerText()

  await page.reload()
  await expect(inPart).toHaveText(found)
  await openMap(page)
  await expect(page).toHaveURL(/udsnit=\d/)
  const list = map(page).locator('details')
  await expect(list.locator('summary')).toContainText(/\d+/)
  await list.locator('summary').click()
  await list.getByRole('link').first().focus()
  await expect(active(page)).toHaveCount(1)

  await part(page).click()
  await expect(page).not.toHaveURL(/udsnit/)
  await expect(inPart).toHaveText(new RegExp(`^${total} `))

  await map(page).getByLabel('Beim Bewegen suchen').uncheck()
  await map(page).getByRole('button', { name: 'Vergrößern', exact: true }).click()
  await map(page).getByRole('button', { name: 'In diesem Ausschnitt suchen' }).click()
  await expect(page).toHaveURL(/udsnit=\d/)
})

test('a telephone loads nothing of the map before it is asked for', async ({ page }) => {
  await refuseCookies(page)
  await page.setViewportSize({ width: 390, height: 800 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(editionUrl('de', searchPage), { waitUntil: 'networkidle' })
  await expect(page.locator('article').first()).toBeVisible()
  expect(asked.filter((url) => /maplibre|moving-search|search-map-view|base-map/.test(url))).toEqual([])
  await page.goto(editionUrl('de', `${searchPage}?filter=1&viewType=map`))
  await openMap(page)
  expect(asked.filter((url) => url.includes('maplibre')).length).toBeGreaterThan(0)
})
