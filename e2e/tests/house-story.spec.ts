import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'

const editions = [
  { key: 'da', house: 'Huset', all: /^Alle \d+ billeder$/, rules: 'Husregler og afrejse' },
  { key: 'de', house: 'Das Haus', all: /^Alle \d+ Bilder$/, rules: 'Hausregeln und Abreise' },
  {
    key: 'en',

    house: 'The house',
    all: /^All \d+ pictures$/,
    rules: 'House rules and departure',
  },
] as const

/** The first house that the front page shows. Its pictures are drawn while the test runs and are not waited for. */
async function openHouse(page: Page, { key }: Pick<(typeof editions)[number], 'key'>): Promise<void> {
  await page.goto(editionUrl(key), { waitUntil: 'domcontentloaded' })
  const href = await firstHouse(page)
  await page.goto(editionUrl(key, href ?? '/'), { waitUntil: 'domcontentloaded' })
  await refuseCookies(page)
}

async function firstHouse(page: Page): Promise<string | null> {
  return page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')
}

/** The question about cookies lies over the foot of the page and would be in the way. */
async function refuseCookies(page: Page): Promise<void> {
  const refuse = page.locator('.consent').getByRole('button').first()
  await refuse.click()
  await expect(page.locator('.consent')).toBeHidden()
}

const pictures = (page: Page) => page.getByRole('dialog', { name: 'Das Haus in Bildern' })
const german = { key: 'de' } as const

for (const edition of editions) {
  test(`the ${edition.key} edition tells the story of a house without an error in the console`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await openHouse(page, edition)
    await expect(page.getByRole('heading', { name: edition.house, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: edition.rules })).toBeVisible()
    await page.getByRole('link', { name: edition.all }).click()
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('all pictures can be seen by keyboard alone, and the focus comes back', async ({ page }) => {
  await openHouse(page, german)
  const first = page.getByRole('link', { name: /Bild 1: groß zeigen/ })
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(pictures(page).getByText(/^Bild 1 von/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(pictures(page).getByText(/^Bild 2 von/)).toBeVisible()
  await expect(page).toHaveURL(/#bild-2$/)
  await page.keyboard.press('End')
  await expect(pictures(page).getByText(/^Bild (\d+) von \1$/)).toBeVisible()
  await expect(pictures(page).getByRole('img', { name: 'Grundriss' })).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(pictures(page).getByText(/^Bild 1 von/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pictures(page)).toHaveCount(0)
  await expect(first).toBeFocused()
  await expect(page).not.toHaveURL(/#/)
})

test('the focus stays among the pictures while they are shown', async ({ page }) => {
  await openHouse(page, german)
  await page.getByRole('link', { name: /Bild 1: groß zeigen/ }).click()
  await expect(pictures(page)).toBeVisible()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
})

test('only the picture in view and its neighbours are loaded', async ({ page }) => {
  await openHouse(page, german)
  await page.getByRole('link', { name: /Bild 1: groß zeigen/ }).click()
  await expect(pictures(page).locator('img')).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await expect(pictures(page).locator('img')).toHaveCount(3)
})

test('back closes the pictures, and a link to one opens it', async ({ page }) => {
  await openHouse(page, german)
  const address = page.url()
  await page.getByRole('link', { name: /Bild 3: groß zeigen/ }).click()
  await expect(page).toHaveURL(`${address}#bild-3`)
  await page.goBack()
  await expect(pictures(page)).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(`${address}#bild-4`, { waitUntil: 'domcontentloaded' })
  await expect(pictures(page).getByText(/^Bild 4 von/)).toBeVisible()
  await pictures(page).getByRole('button', { name: 'Bilder schließen' }).click()
  await expect(pictures(page)).toHaveCount(0)
  await expect(page).toHaveURL(address)
})

test('a room is found at a glance', async ({ page }) => {
  await openHouse(page, german)
  await page.getByRole('link', { name: /^Alle \d+ Bilder$/ }).click()
  await pictures(page).getByRole('region', { name: 'Küche' }).getByRole('button').click()
  await expect(pictures(page).getByText('Küche')).toBeVisible()
  await expect(pictures(page).getByRole('img', { name: 'Küche' })).toBeInViewport()
})

test('opening and closing the pictures moves nothing on the page', async ({ page }) => {
  await openHouse(page, german)
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox()
  const before = await place()
  await page.getByRole('link', { name: /Bild 2: groß zeigen/ }).click()
  await expect(pictures(page)).toBeVisible()
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(pictures(page)).toHaveCount(0)
  expect(await place()).toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger swipes through the strip and through the large pictures', async ({ page }) => {
    await openHouse(page, german)
    await swipe(page, '.gallery')
    await expect(page.locator('.gallery__count')).toHaveText(/^2 \//)
    await page.getByRole('link', { name: /Bild 2: groß zeigen/ }).tap()
    await expect(pictures(page).getByText(/^Bild 2 von/)).toBeVisible()
    await swipe(page, '.lightbox__track')
    await expect(pictures(page).getByText(/^Bild 3 von/)).toBeVisible()
    await expect(page).toHaveURL(/#bild-3$/)
  })
})

/** A real finger: the browser scrolls and snaps by itself. */
async function swipe(page: Page, row: string): Promise<void> {
  const box = await page.locator(row).boundingBox()
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 340, y }] })
  for (let x = 320; x > 40; x -= 40) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const width of [390, 1280]) {
  test(`house and pictures are accessible and fit a window of ${width} pixels`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await openHouse(page, german)
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).include('main').analyze()
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    }
    expect(await faults()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: /Bild 1: groß zeigen/ }).click()
    await expect(pictures(page)).toBeVisible()
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    expect(await faults()).toEqual([])
    await pictures(page).getByRole('button', { name: 'Alle auf einen Blick' }).click()
    expect(await faults()).toEqual([])
  })
}

test('without script every picture is a link, and everything about the house can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(editionUrl('de'), { waitUntil: 'domcontentloaded' })
  const href = await firstHouse(page)
  await page.goto(editionUrl('de', href ?? '/'), { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: /^Alle \d+ Bilder$/ }).click()
  const plan = page.getByRole('link', { name: 'Grundriss', exact: true })
  await expect(plan).toHaveAttribute('href', /floor-plan.*lan=2.*format=jpg/)
  await page.locator('summary', { hasText: /Alle \d+ Merkmale zeigen/ }).click()
  await expect(page.getByRole('heading', { name: 'Schlafen', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
  await context.close()
})

test('on paper stand facts, facilities and rules, but no menus', async ({ page }) => {
  await openHouse(page, german)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Hausregeln und Abreise' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Schlafen', exact: true })).toBeVisible()
  await expect(page.getByText('Dieses Haus auf unserer Website')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('.gallery__all')).toBeHidden()
})
