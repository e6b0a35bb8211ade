import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect as baseExpect, type Page, test } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'

// Lists, prices and comparisons come from the services after the page: they may take their time on a busy machine.
const expect = baseExpect.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 90_000 })

const editions = [
  {
    key: 'da',
    path: '/favorithuse/',
    title: 'Dine favorithuse',
    shared: 'En liste med huse til dig',
    badge: (count: number) => `Favoritter, ${count} ${count === 1 ? 'hus' : 'huse'}`,
    heart: /^Gem hus /,
    list: 'Liste',
    compare: 'Sammenligning',
    table: 'Sammenligning af de valgte huse',
    differences: 'Vis kun forskelle',
    undo: 'Fortryd',
    share: 'Del',
    copied: 'Linket til din liste er kopieret.',
    keep: 'Gem de 2 huse',
    empty: 'Ingen huse gemt endnu',
  },
  {
    key: 'de',
    path: '/favorithauser/',
    title: 'Merkliste',
    shared: 'Eine Liste von Häusern für Sie',
    badge: (count: number) => `Merkliste, ${count} ${count === 1 ? 'Haus' : 'Häuser'}`,
    heart: /^Haus .* merken$/,
    list: 'Liste',
    compare: 'Vergleich',
    table: 'Vergleich der gewählten Häuser',
    differences: 'Nur Unterschiede zeigen',
    undo: 'Rückgängig',
    share: 'Teilen',
    copied: 'Der Link zu Ihrer Merkliste ist kopiert.',
    keep: 'Diese 2 Häuser merken',
    empty: 'Noch kein Haus gemerkt',
  },
  {
    key: 'en',
    path: '/favorite-houses/',
    title: 'Your favourite houses',
    shared: 'A list of houses for you',
    badge: (count: number) => `Favourites, ${count} ${count === 1 ? 'house' : 'houses'}`,
    heart: /^Save house /,
    list: 'List',
    compare: 'Compare',
    table: 'Comparison of the chosen houses',
    differences: 'Only show differences',
    undo: 'Undo',
    share: 'Share',
    copied: 'The link to your list has been copied.',
    keep: 'Save these 2 houses',
    empty: 'No house saved yet',
  },
] as const

type Edition = (typeof editions)[number]
const german: Edition = editions[1]

/** Consent is another page's matter; its dialog would lie over what is pressed here. */
async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const value = encodeURIComponent('"necessary"')
  await context.addCookies(editions.map(({ key }) => ({ name: 'consent', value, url: editionUrl(key) })))
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function keepTwo(page: Page, { heart }: Edition): Promise<void> {
  const hearts = page.getByRole('main').getByRole('button', { name: heart })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
}

async function keptIds(context: BrowserContext, key: Edition['key']): Promise<string[]> {
  const cookies = await context.cookies(editionUrl(key))
  return (cookies.find(({ name }) => name === 'favorites')?.value ?? '').split('.').filter((id) => id !== '')
}

for (const edition of editions) {
  const { key, path, title, badge, heart } = edition
  test(`a guest of the ${key} edition keeps, compares, removes and shares houses`, async ({ browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: editionUrl(key, '') })
    const page = await openPage(context, editionUrl(key))
    await keepTwo(page, edition)
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: badge(2) }).click()
    await expect(page).toHaveURL(editionUrl(key, path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const houses = page.getByRole('main').getByRole('article')
    await expect(houses).toHaveCount(2)

    await page.getByRole('radio', { name: edition.compare }).check({ force: true })
    const table = page.getByRole('group', { name: edition.table }).getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    // The facilities of the houses come after their prices.
    await expect(table.getByRole('row').nth(12)).toBeAttached()
    const allRows = await table.getByRole('row').count()
    await page.getByRole('checkbox', { name: edition.differences }).check()
    expect(await table.getByRole('row').count()).toBeLessThan(allRows)
    await page.getByRole('radio', { name: edition.list }).check({ force: true })
    await expect(houses).toHaveCount(2)

    const before = await keptIds(context, key)
    await houses.first().getByRole('button', { name: heart }).click()
    await expect(houses).toHaveCount(1)
    await expect(header.getByRole('link', { name: badge(1) })).toBeVisible()
    await page.getByRole('button', { name: edition.undo }).click()
    await expect(houses).toHaveCount(2)
    expect(await keptIds(context, key)).toEqual(before)

    await page.getByRole('button', { name: edition.share, exact: true }).click()
    await expect(page.getByText(edition.copied)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const friend = await browser.newContext()
    const shared = await openPage(friend, link)
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(edition.shared)
    await expect(shared.getByRole('main').getByRole('article')).toHaveCount(2)
    expect(await keptIds(friend, key)).toEqual([])
    await shared.getByRole('button', { name: edition.keep }).click()
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await keptIds(friend, key)).toEqual(before)
    await friend.close()
  })

  for (const width of [390, 1280]) {
    test(`the ${key} list is accessible and fits a window of ${width} pixels`, async ({ context }) => {
      const page = await openPage(context, editionUrl(key))
      await page.setViewportSize({ width, height: 900 })
      const check = async (what: string): Promise<void> => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes[0]?.html}`)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, what).toBeLessThanOrEqual(0)
      }
      await page.goto(editionUrl(key, path))
      await expect(page.getByRole('heading', { level: 2, name: edition.empty })).toBeVisible()
      await check('empty')
      const some = { name: 'favorites', value: '1.2.3.99999999', url: editionUrl(key) }
      await context.addCookies([some])
      await page.goto(editionUrl(key, `${path}?arrival=2027-07-10&duration=7&adults=2&children=1`))
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
      await check('list')
      await page.goto(editionUrl(key, `${path}?view=compare`))
      await expect(page.getByRole('group', { name: edition.table })).toBeVisible()
      await check('comparison')
    })
  }
}

test('two tabs stay in step and lose nothing', async ({ context }) => {
  const one = await openPage(context, editionUrl('de'))
  const two = await openPage(context, editionUrl('de'))
  const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: german.heart })
  await hearts(one).nth(0).click()
  await hearts(two).nth(1).click()
  for (const page of [one, two]) {
    await expect(page.getByRole('banner').getByRole('link', { name: german.badge(2) })).toBeVisible()
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('the keyboard alone keeps a house, takes it off the list and brings it back', async ({ context }) => {
  const page = await openPage(context, editionUrl('de'))
  const heart = page.getByRole('main').getByRole('button', { name: german.heart }).first()
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('banner')
    .getByRole('link', { name: german.badge(1) })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.title)
  const kept = page.getByRole('main').getByRole('article').getByRole('button', { name: german.heart })
  await kept.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: german.empty })).toBeVisible()
  await page.getByRole('button', { name: german.undo }).focus()
  await page.keyboard.press('Enter')
  await expect(kept).toHaveCount(1)
})

test('prices are those of the dates asked for, and the address remembers them', async ({ context }) => {
  const page = await openPage(context, editionUrl('de'))
  await keepTwo(page, german)
  await page.goto(editionUrl('de', german.path))
  await page.getByLabel('Anreise').fill('2027-07-10')
  await page.getByLabel('Kinder').fill('1')
  await page.getByRole('button', { name: 'Preise zeigen' }).click()
  await expect(page).toHaveURL(/\?arrival=2027-07-10&duration=7&adults=2&children=1$/)
  await expect(page.getByText('Preise für 10.–17. Juli 2027, 3 Personen.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Preise für 10.–17. Juli 2027, 3 Personen.')).toBeVisible()
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  await expect(link).toHaveAttribute('href', /\?arrival=/)
})

test('a house that is gone is named and can be removed', async ({ context }) => {
  await context.addCookies([{ name: 'favorites', value: '1.99999999', url: editionUrl('de') }])
  const page = await openPage(context, editionUrl('de', german.path))
  const gone = page.getByRole('region', { name: 'Nicht mehr zu mieten' })
  await expect(gone.getByText('Haus 99999999', { exact: true })).toBeVisible()
  await gone.getByRole('button', { name: 'Haus 99999999 entfernen' }).click()
  await expect(gone).toHaveCount(0)
  expect(await keptIds(context, 'de')).toEqual(['1'])
})

test('a shared link that was cut short says so and shows the own list', async ({ context }) => {
  const page = await openPage(context, editionUrl('de', `${german.path}?houses=12.`))
  await expect(page.getByText('Der Link zu dieser Liste ist unvollständig.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merkliste')
})

test.describe('where no worker asks in the page’s place', () => {
  test.use({ serviceWorkers: 'block' })

  test('an outage keeps the list, and trying again shows it', async ({ context }) => {
    await context.addCookies([{ name: 'favorites', value: '1.2', url: editionUrl('de') }])
    await context.route('**/services/broker/**', (route) => route.fulfill({ status: 503, body: '' }))
    const page = await openPage(context, editionUrl('de', german.path))
    await expect(page.getByText('Ihre Merkliste ist in diesem Browser sicher.')).toBeVisible({ timeout: 30_000 })
    await context.unroute('**/services/broker/**')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  })
})

test('where the browser refuses cookies, the list lasts for the page and says so once', async ({ context }) => {
  await context.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (written: string) => {
        if (!written.startsWith('favorites=')) cookie?.set?.call(document, written)
      },
    })
  })
  const page = await openPage(context, editionUrl('de'))
  await keepTwo(page, german)
  await expect(page.getByRole('banner').getByRole('link', { name: german.badge(2) })).toBeVisible()
  await expect(page.getByText('Ihr Browser nimmt keine Cookies an', { exact: false })).toHaveCount(1)
})

test('without script there is no heart, and the list says how to reach the houses', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(editionUrl('de'))
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('button', { name: german.heart })).toHaveCount(0)
  await page.goto(editionUrl('de', german.path))
  // Locators by role and text leave out what stands in a noscript element, though the guest sees it.
  await expect(page.locator('main')).toContainText('nur mit JavaScript', { useInnerText: true })
  await expect(page.locator('main noscript a').first()).toBeVisible()
  await context.close()
})

test('every guest gets the same page, whatever is on his list, and search engines leave it alone', async ({
  context,
}) => {
  const page = await openPage(context, editionUrl('de', german.path))
  const url = editionUrl('de', german.path)
  const plain = await (await page.goto(url))?.text()
  await context.addCookies([{ name: 'favorites', value: '1.2.3', url }])
  const kept = await (await page.goto(`${url}?houses=1.2`))?.text()
  expect(kept).toBe(plain)
  expect(plain).toContain('<meta name="robots" content="noindex"')
})
