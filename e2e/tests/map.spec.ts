import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'

// WebGL without a graphics card.
test.use({ launchOptions: async ({ launchOptions }, use) => use(withSoftwareGl(launchOptions)) })
test.slow()

function withSoftwareGl<T extends { args?: string[] }>(options: T): T {
  const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
  return { ...options, args: [...(options.args ?? []), ...flags] }
}

/** Maps are drawn by the processor here. */
const slowly = { timeout: 60_000 }
const mapPath = '/dev/map/'
const openButton = 'Karte bewegen und zoomen'
const canvasName = /Mit den Pfeiltasten verschieben/

const house = (page: Page) => page.locator('.map--house')

async function openHouseMap(page: Page): Promise<void> {
  await page.goto(editionUrl('de', mapPath))
  await house(page).getByRole('button', { name: openButton }).click()
  await expect(house(page).getByRole('button', { name: 'Vergrößern' })).toBeVisible(slowly)
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`))
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is a picture with the house, its beach and the next village', async ({ page }) => {
    await page.goto(editionUrl('de', mapPath))
    await expect(page.getByRole('img', { name: /^Karte: B2417 liegt 400\sm vom Strand entfernt$/ })).toBeVisible()
    await expect(house(page).getByText('Nordsee')).toBeVisible()
    await expect(page.getByText(/Luftlinie: .*Blåvand 2\skm/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Anfahrt planen/ })).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('button', { name: openButton })).toHaveCount(0)
  })
})

test('the map that moves comes on request, from our own server, within the policy', async ({ page }) => {
  const problems: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(editionUrl('de', mapPath))
  await expect(house(page).getByRole('button', { name: openButton })).toBeVisible()
  expect(asked.filter((url) => url.includes('maplibre'))).toEqual([])
  await house(page).getByRole('button', { name: openButton }).click()
  await expect(house(page).getByRole('region', { name: canvasName })).toBeVisible(slowly)
  expect(asked.filter((url) => url.includes('maplibre')).length).toBeGreaterThan(0)
  expect(asked.filter((url) => new URL(url).hostname !== 'de.localhost')).toEqual([])
  expect(problems).toEqual([])
})

test('keys move the map and bring it closer, and a button brings it back', async ({ page }) => {
  await openHouseMap(page)
  const pin = house(page).locator('.maplibregl-marker .map-pin')
  const beach = house(page).locator('.maplibregl-marker .map-sign')
  const apart = async () => {
    const [a, b] = [await pin.boundingBox(), await beach.boundingBox()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const before = await apart()
  await house(page).getByRole('region', { name: canvasName }).focus()
  await page.keyboard.press('Equal')
  await expect.poll(apart, slowly).toBeGreaterThan(before * 1.3)
  await house(page).getByRole('button', { name: 'Zurück zum Anfang' }).click()
  await expect.poll(async () => Math.round(await apart()), slowly).toBe(Math.round(before))
})

test('an open map and its page have nothing that axe objects to', async ({ page }) => {
  await openHouseMap(page)
  expect(await violations(page)).toEqual([])
})

test('a press on a price shows the house, and Escape gives the focus back', async ({ page }) => {
  await page.goto(editionUrl('de', mapPath))
  const map = page.locator('.map--places')
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByRole('button', { name: 'Vergrößern' })).toBeVisible(slowly)
  await map.getByRole('button', { name: 'Vergrößern' }).click()
  const anyPrice = map.getByRole('button', { name: /^House \d+, / }).first()
  await expect(anyPrice).toBeVisible(slowly)
  const name = (await anyPrice.getAttribute('aria-label')) ?? ''
  const price = map.getByRole('button', { name, exact: true })
  await price.click()
  const dialog = map.getByRole('dialog', { name: name.split(',')[0] ?? '', exact: true })
  await expect(dialog.getByRole('link', { name: 'Zum Haus' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(price).toBeFocused()
})

test('fifty thousand houses are counted in groups, and each can be reached in the list', async ({ page }) => {
  await page.goto(editionUrl('de', mapPath))
  await page.getByRole('button', { name: 'Show 50,000 houses' }).click()
  const map = page.locator('.map--places')
  await map.scrollIntoViewIfNeeded()
  const group = map.getByRole('button', { name: /Häuser dicht beieinander/ }).first()
  await expect(group).toBeVisible(slowly)
  expect(await map.locator('.maplibregl-marker').count()).toBeLessThanOrEqual(120)
  await page.getByText('Häuser auf diesem Kartenausschnitt: 50.000').click()
  await expect(page.getByText(/^Die 50 nächsten zur Mitte/)).toBeVisible()
})
