import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { logInByCall, makeAccount } from '../support/account.ts'
import { editionUrl } from '../support/editions.ts'
import { linkInMail } from '../support/outbox.ts'
import { sessionWords } from '../support/session-words.ts'
import { expect, ownAddress, test } from '../support/test.ts'

test.use({ notesCalls: true })

const words = sessionWords.de
const password = 'klit og hav og vind'

/** Opens the list in a browser with these favourites, without a login. */
async function openList(page: Page, houses: string): Promise<Page> {
  await page.context().addCookies([{ name: 'favorites', value: houses, url: editionUrl('de') }])
  await page.goto(editionUrl('de', '/favorithauser/'))
  return page
}

const badge = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: words.favorites(count) })
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: words.favorite })

test('two browsers of one guest merge into one list without loss, and stay in sync', async ({
  page,
  openBrowser,
}, info) => {
  const email = ownAddress('anna-favorites', info)
  const phone = await openList(page, '2.3')
  const desktop = await openList(await openBrowser(), '4')
  await makeAccount(phone, { email, password })
  await phone.reload()
  await expect(badge(phone, 2)).toBeVisible()

  await logInByCall(desktop, { email, password })
  await desktop.reload()
  await expect(badge(desktop, 3)).toBeVisible()
  await expect(badge(phone, 3)).toBeVisible()
  await expect(hearts(phone)).toHaveCount(3)

  await hearts(desktop).first().click()
  await expect(badge(phone, 2)).toBeVisible()
  await desktop.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(badge(phone, 3)).toBeVisible()

  await desktop
    .getByRole('button', { name: /^Notiz hinzufügen/ })
    .first()
    .click()
  await desktop.getByLabel(/^Ihre Notiz/).fill('Nah am Strand')
  await expectAccessible(desktop, 'note')
  await desktop.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(desktop.getByRole('button', { name: /^Notiz ändern/ })).toBeFocused()
  await expect(phone.getByText('Nah am Strand')).toBeVisible()

  await desktop.getByRole('button', { name: 'Per E-Mail an mich senden' }).click()
  await expect(desktop.getByText('Ihre Merkliste ist unterwegs')).toBeVisible()
  expect(new URL(await linkInMail(email, '/favorithauser/')).searchParams.get('houses')?.split('.')).toHaveLength(3)

  await desktop.getByRole('button', { name: words.profileOf }).click()
  // By key, because a click scrolls first, which hides the header with its menu.
  await desktop.getByRole('menuitem', { name: words.logout }).press('Enter')
  await expect(desktop.getByRole('banner').getByRole('link', { name: words.login })).toBeVisible()
  await expect(badge(desktop, 3)).toBeVisible()
  await expect(desktop.getByText('Nah am Strand')).toBeHidden()
})

test.describe('without a network', () => {
  // Requests through the worker that are not cached fail.
  test.use({ tolerates: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('the list is readable offline, and the cache never hides a network response', async ({ page }) => {
    await openList(page, '2.3')
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
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  })
})
