import { type Browser, type Page, test } from '@playwright/test'
import { expect, makeAccount, mustBeAccessible } from '../support/account.ts'
import { editionUrl } from '../support/editions.ts'
import { linkInMail } from '../support/outbox.ts'
import { sessionWords } from '../support/session-words.ts'

test.describe.configure({ timeout: 180_000 })

const words = sessionWords.de
const list = editionUrl('de', '/favorithauser/')
const password = 'klit og hav og vind'

/** A browser of its own that has kept these houses before anybody logs in. */
async function openBrowser(browser: Browser, houses: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies([
    { name: 'consent', value: encodeURIComponent('"necessary"'), url: editionUrl('de') },
    { name: 'favorites', value: houses, url: editionUrl('de') },
  ])
  const page = await context.newPage()
  await page.goto(list)
  return page
}

async function logInByDialog(page: Page, email: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: words.login }).click()
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: words.login, exact: true }).click()
}

const badge = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: words.favorites(count) })
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: words.favorite })

test('two browsers of one guest become one list without loss, and stay in step', async ({ browser }) => {
  const email = 'anna-favorites@example.org'
  const phone = await openBrowser(browser, '2.3')
  const desk = await openBrowser(browser, '4')
  await makeAccount(phone, { email, password })
  await phone.reload()
  await expect(badge(phone, 2)).toBeVisible()

  await logInByDialog(desk, email)
  await expect(badge(desk, 3)).toBeVisible()
  await expect(badge(phone, 3)).toBeVisible()
  await expect(hearts(phone)).toHaveCount(3)

  await hearts(desk).first().click()
  await expect(badge(phone, 2)).toBeVisible()
  await desk.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(badge(phone, 3)).toBeVisible()

  await desk
    .getByRole('button', { name: /^Notiz hinzufügen/ })
    .first()
    .click()
  await desk.getByLabel(/^Ihre Notiz/).fill('Nah am Strand')
  await mustBeAccessible(desk, 'note')
  await desk.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(desk.getByRole('button', { name: /^Notiz ändern/ })).toBeFocused()
  await expect(phone.getByText('Nah am Strand')).toBeVisible()

  await desk.getByRole('button', { name: 'An meine E-Mail senden' }).click()
  await expect(desk.getByText('Ihre Merkliste ist unterwegs')).toBeVisible()
  expect(new URL(await linkInMail(email, '/favorithauser/')).searchParams.get('houses')?.split('.')).toHaveLength(3)

  await desk.getByRole('button', { name: words.profileOf }).click()
  await desk.getByRole('menuitem', { name: words.logout }).click()
  await expect(desk.getByRole('banner').getByRole('link', { name: words.login })).toBeVisible()
  await expect(badge(desk, 3)).toBeVisible()
  await expect(desk.getByText('Nah am Strand')).toBeHidden()
})

test('the list can be read without a network, and never hides what the network says', async ({ browser }) => {
  const page = await openBrowser(browser, '2.3')
  await expect(hearts(page)).toHaveCount(2)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const keptAnswers = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('favorites-page')).keys()
      const count = (part: string) => keys.filter(({ url }) => url.includes(part)).length
      return { page: count('/favorithauser/'), answers: count('?body='), files: count('/assets/') }
    })
  await expect.poll(async () => (await keptAnswers()).answers).toBeGreaterThan(0)
  await expect.poll(async () => (await keptAnswers()).files).toBeGreaterThan(5)
  expect((await keptAnswers()).page).toBe(1)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('Sie sind offline.')).toBeVisible()
  await expect(hearts(page)).toHaveCount(2)
  await page.context().setOffline(false)
  await expect(page.getByText('Sie sind offline.')).toBeHidden()

  await page.evaluate(async () => {
    const cache = await caches.open('favorites-page')
    await cache.put(
      '/favorithauser/',
      new Response('<h1>an old version</h1>', { headers: { 'content-type': 'text/html' } }),
    )
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merkliste')

  await hearts(page).first().click()
  await hearts(page).first().click()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
