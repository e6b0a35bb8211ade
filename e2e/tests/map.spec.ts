import type { Page } from '@playwright/test'
import { desktop, expectAccessible, phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, test, withSoftwareGl } from '../support/test.ts'

// WebGL in software, which is slow on a busy machine.
test.use({ launchOptions: async ({ launchOptions }, use) => use(withSoftwareGl(launchOptions)) })
// A quarter of the pixels to draw.
test.use({ deviceScaleFactor: 0.5 })

const house = (page: Page) => page.locator('.map--house')
const closer = { name: 'Vergrößern', exact: true } as const

test('the map of a house loads on request, from our own server, and moves by keyboard', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(editionUrl('de', '/dev/map/'))
  const open = house(page).getByRole('button', { name: 'Karte bewegen und zoomen' })
  await expect(open).toBeVisible()
  expect(asked.filter((url) => /maplibre|\/map\/(?:style|tiles)/.test(url))).toEqual([])
  await open.click()
  const canvas = house(page).getByRole('region', { name: /Mit den Pfeiltasten verschieben/ })
  await expect(canvas).toBeVisible()
  await expect(house(page).getByRole('button', closer)).toBeVisible()
  expect(asked.filter((url) => url.includes('maplibre')).length).toBeGreaterThan(0)
  expect(asked.filter((url) => /\/map\/tiles\/\d+\/\d+\/\d+\.mvt$/.test(url)).length).toBeGreaterThan(0)
  expect(asked.filter((url) => new URL(url).hostname !== 'de.localhost')).toEqual([])
  await expectAccessible(page, 'open map')

  const pin = house(page).locator('.maplibregl-marker .map-pin')
  const beach = house(page).locator('.maplibregl-marker .map-sign')
  const apart = async () => {
    const [a, b] = [await pin.boundingBox(), await beach.boundingBox()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const before = await apart()
  await canvas.focus()
  await page.keyboard.press('Equal')
  await expect.poll(apart).toBeGreaterThan(before * 1.3)
  await house(page).getByRole('button', { name: 'Karte zurücksetzen' }).click()
  await expect.poll(async () => Math.round(await apart())).toBe(Math.round(before))
})

test('a click on a price shows the house; fifty thousand are grouped, and all are in the list', async ({ page }) => {
  await page.goto(editionUrl('de', '/dev/map/'))
  const map = page.locator('.map--places')
  await map.scrollIntoViewIfNeeded()
  await map.getByRole('button', closer).click()
  await expect(map.getByRole('button', { name: /^House \d+, / }).first()).toBeVisible()
  // Find and click in one step, because pins change while the map settles; the clicked one stays.
  const name = await map.evaluate((element) => {
    const pin = element.querySelector<HTMLElement>('button.map-pin[aria-haspopup]')
    pin?.click()
    return pin?.getAttribute('aria-label') ?? ''
  })
  const price = map.getByRole('button', { name, exact: true })
  const dialog = map.getByRole('dialog', { name: name.split(',')[0] ?? '', exact: true })
  await expect(dialog.getByRole('link', { name: 'Zum Haus' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(price).toBeFocused()

  await page.getByRole('button', { name: 'Show 50,000 houses' }).click()
  await expect(map.getByRole('button', { name: /Häuser dicht beieinander/ }).first()).toBeVisible()
  expect(await map.locator('.maplibregl-marker').count()).toBeLessThanOrEqual(120)
  await map.getByRole('button', { name: 'Karte zurücksetzen' }).click()
  await page.getByText('Häuser in diesem Kartenausschnitt: 50.000').click()
  await expect(page.getByText(/^Angezeigt werden die 50 Häuser in der Mitte/)).toBeVisible()
})

test.describe('beside a search', () => {
  const searchPage = '/ferienhaus-suche/'
  const map = (page: Page) => page.locator('.search-map')
  const active = (page: Page) => map(page).locator('.map-pin--active')
  const title = (page: Page) => page.getByRole('heading', { level: 1 })

  async function expectMap(page: Page): Promise<void> {
    await expect(map(page).getByLabel('Beim Bewegen suchen')).toBeVisible()
    await expect(map(page).locator('.maplibregl-marker .map-pin').first()).toBeVisible()
  }

  test('the map shows every house, highlights the list’s house, and searches when moved', async ({ page }) => {
    const part = page.getByRole('link', { name: /^Dieser Kartenausschnitt/ })
    await page.setViewportSize(desktop)
    await page.goto(editionUrl('de', searchPage))
    await expectMap(page)
    const total = Number(/\d+/.exec(await title(page).innerText())?.[0])
    await expect(map(page).getByText(`Häuser in diesem Kartenausschnitt: ${total}`)).toBeVisible()

    const card = page.locator('article').first()
    await card.hover()
    await expect(active(page)).toHaveCount(1)
    // Moving the mouse to the pin would leave the card, and remove the mark.
    await active(page).dispatchEvent('click')
    const popup = map(page).getByRole('dialog')
    await expect(popup.getByRole('link')).toHaveAttribute('href', /^\/ferienhaus-/)
    await expect(popup.getByRole('link')).toHaveText((await card.getByRole('heading').innerText()).trim())
    await expectAccessible(page, 'map of a search', ['.search-map'])
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)

    await map(page).getByRole('button', closer).click()
    await expect(page).toHaveURL(/udsnit=\d/)
    await expect(part).toBeVisible()
    await expect(title(page)).not.toHaveText(new RegExp(`^${total} `))
    const found = await title(page).innerText()

    await page.reload()
    await expect(title(page)).toHaveText(found)
    await expectMap(page)
    await expect(page).toHaveURL(/udsnit=\d/)
    const list = map(page).locator('details')
    await expect(list.locator('summary')).toContainText(/\d+/)
    await list.locator('summary').click()
    await list.getByRole('link').first().focus()
    await expect(active(page)).toHaveCount(1)

    await part.click()
    await expect(page).not.toHaveURL(/udsnit/)
    await expect(title(page)).toHaveText(new RegExp(`^${total} `))

    await map(page).getByLabel('Beim Bewegen suchen').uncheck()
    await map(page).getByRole('button', closer).click()
    await map(page).getByRole('button', { name: 'In diesem Ausschnitt suchen' }).click()
    await expect(page).toHaveURL(/udsnit=\d/)
  })

  test('a phone loads the map only on request', async ({ page }) => {
    await page.setViewportSize(phone)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(editionUrl('de', searchPage), { waitUntil: 'networkidle' })
    await expect(page.locator('article').first()).toBeVisible()
    expect(asked.filter((url) => /maplibre|moving-search|search-map-view|map\/(?:style|tiles)/.test(url))).toEqual([])
    await page.goto(editionUrl('de', `${searchPage}?filter=1&viewType=map`))
    await expectMap(page)
    expect(asked.filter((url) => url.includes('maplibre')).length).toBeGreaterThan(0)

    // There it fills the screen, with the houses as cards; the list is one press away.
    const cards = map(page).getByRole('list', { name: /^Häuser in diesem Kartenausschnitt/ })
    const second = cards.getByRole('listitem').nth(1)
    await second.getByRole('link').focus()
    await expect(active(page)).toHaveText(await second.locator('strong').innerText())
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
    await page.getByRole('link', { name: 'Liste', exact: true }).click()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await expect(map(page)).toBeHidden()
  })

  test('a window too narrow for the map keeps its list, and a wide one shows the map again', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto(editionUrl('de', `${searchPage}?filter=1`))
    await expectMap(page)
    await page.setViewportSize(phone)
    await expect(map(page)).toBeHidden()
    // Other houses move the map even while it is hidden.
    const before = await title(page).innerText()
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page
      .getByRole('dialog', { name: 'Filter' })
      .getByRole('checkbox', { name: /^Sauna/ })
      .first()
      .check()
    await expect(title(page)).not.toHaveText(before)
    await page.keyboard.press('Escape')
    await expect(page.locator('article').first()).toBeVisible()
    await page.setViewportSize(desktop)
    await expectMap(page)
  })

  test.describe('with a broken script', () => {
    test.use({ tolerates: /broken on purpose|did not come in time/ })

    test('the map is a picture, and the list works', async ({ page }) => {
      await page.setViewportSize(desktop)
      await page.clock.install()
      const body = 'throw new Error("broken on purpose")'
      await page.route(/\/assets\/moving-search-[\w-]+\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
      const asked = page.waitForResponse(/\/assets\/moving-search-[\w-]+\.js/)
      await page.goto(editionUrl('de', searchPage))
      await asked
      // The page gives up on a script after 20 seconds.
      await page.clock.runFor(21_000)
      await expect(map(page).getByRole('status')).toBeVisible()
      await expect(map(page).locator('.map__picture')).toBeVisible()
      await expect(page.locator('article').first()).toBeVisible()
    })
  })
})
