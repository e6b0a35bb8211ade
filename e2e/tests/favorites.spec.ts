import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { type Edition, editionUrl } from '../support/editions.ts'
import { expect, test } from '../support/test.ts'

const german = {
  key: 'de',
  path: '/favorithauser/',
  title: 'Merkliste',
  badge: (count: number) => `Merkliste, ${count} ${count === 1 ? 'Haus' : 'Häuser'}`,
  heart: /^Haus .* merken$/,
  undo: 'Rückgängig',
  empty: 'Noch kein Haus gemerkt',
} as const

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function keepTwo(page: Page, heart: RegExp): Promise<void> {
  const hearts = page.getByRole('main').getByRole('button', { name: heart })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
}

async function keptIds(context: BrowserContext, key: Edition): Promise<string[]> {
  const cookies = await context.cookies(editionUrl(key))
  return (cookies.find(({ name }) => name === 'favorites')?.value ?? '').split('.').filter((id) => id !== '')
}

test('two tabs stay in sync and lose nothing', async ({ context }) => {
  const one = await openPage(context, editionUrl('de'))
  const two = await openPage(context, editionUrl('de'))
  const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: german.heart })
  await Promise.all([hearts(one).nth(0).click(), hearts(two).nth(1).click()])
  for (const page of [one, two]) {
    await expect(page.getByRole('banner').getByRole('link', { name: german.badge(2) })).toBeVisible()
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('by keyboard alone a guest adds a house, removes it and undoes that', async ({ context }) => {
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

test('prices are for the requested dates, which are part of the URL', async ({ context }) => {
  const page = await openPage(context, editionUrl('de'))
  await keepTwo(page, german.heart)
  await page.goto(editionUrl('de', german.path))
  await page.getByRole('button', { name: 'Zeitraum und Personen wählen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zeitraum und Personen wählen' })
  await expect(dialog.getByRole('button', { name: 'Anreisetag wählen' })).toHaveAttribute('aria-disabled', 'true')
  const day = dialog.getByRole('button', { name: /^Samstag, 10. Juli 2027/ })
  while ((await day.count()) === 0) await dialog.getByRole('button', { name: 'Späterer Monat' }).click()
  await day.click()
  await expect(dialog.getByRole('button', { name: /^Samstag, 17. Juli 2027, Abreise/ })).toBeVisible()
  await expectAccessible(page, 'calendar of the favourites', ['dialog'])
  await dialog.getByRole('button', { name: 'Ein Kind mehr' }).click()
  await dialog.getByRole('button', { name: 'Preise anzeigen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\?arrival=2027-07-10&duration=7&adults=2&children=1$/)
  await expect(page.getByText('Preise für 10.–17. Juli 2027, 3 Personen.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Preise für 10.–17. Juli 2027, 3 Personen.')).toBeVisible()
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  await expect(link).toHaveAttribute('href', /\?arrival=/)
})

test('a removed house is listed and can be deleted', async ({ context }) => {
  await context.addCookies([{ name: 'favorites', value: '1.99999999', url: editionUrl('de') }])
  const page = await openPage(context, editionUrl('de', german.path))
  const gone = page.getByRole('region', { name: 'Nicht mehr buchbar' })
  await expect(gone.getByText('Haus 99999999', { exact: true })).toBeVisible()
  await gone.getByRole('button', { name: 'Haus 99999999 entfernen' }).click()
  await expect(gone).toHaveCount(0)
  await expect.poll(() => keptIds(context, 'de')).toEqual(['1'])
})

test('a truncated shared link shows an error and the own list', async ({ context }) => {
  const page = await openPage(context, editionUrl('de', `${german.path}?houses=12.`))
  await expect(page.getByText('Der Link zu dieser Liste ist unvollständig.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merkliste')
})

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block', tolerates: /status of 503/ })

  test('an outage keeps the list, and a retry shows it', async ({ context }) => {
    await context.addCookies([{ name: 'favorites', value: '1.2', url: editionUrl('de') }])
    await context.route('**/services/broker/**', (route) => route.fulfill({ status: 503, body: '' }))
    const page = await openPage(context, editionUrl('de', german.path))
    await expect(page.getByText('Ihre Merkliste ist in diesem Browser sicher.')).toBeVisible()
    await context.unroute('**/services/broker/**')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  })
})

test('without cookies, the list lasts for the page, with one notice', async ({ context }) => {
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
  await keepTwo(page, german.heart)
  await expect(page.getByRole('banner').getByRole('link', { name: german.badge(2) })).toBeVisible()
  await expect(page.getByText('Ihr Browser akzeptiert keine Cookies', { exact: false })).toHaveCount(1)
})
