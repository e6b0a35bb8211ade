import { phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, expectAlive, test } from '../support/test.ts'

// The browser logs the 404.
test.use({ tolerates: /status of 404/ })

test('a guest changes the language on the front page and in an article, and stays on the same page', async ({
  page,
}) => {
  await page.goto(editionUrl('de'))
  const header = page.getByRole('banner')
  const language = header.getByRole('button', { name: /Dansk|Deutsch|English/ })
  await language.click()
  for (const name of ['Dansk', 'English']) await expect(header.getByRole('link', { name })).toBeVisible()
  await header.getByRole('link', { name: 'Dansk' }).click()
  await expect(page).toHaveURL(editionUrl('da'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await page.goto(editionUrl('da', '/blog/rav-efter-stormen/'))
  await language.click()
  await header.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(editionUrl('en', '/blog/amber-after-the-storm/'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a guest navigates home from a missing page with stored data only, and back', async ({ page }) => {
  const reply = await page.goto(editionUrl('en', '/nothing-here/'))
  expect(reply?.status()).toBe(404)
  await expect(page.getByText('/nothing-here/')).toBeVisible()
  const home = page.getByRole('link', { name: 'Go to the home page »' })
  // Before hydration a click loads the whole page.
  await expectAlive(page)
  const payload = page.waitForResponse((answer) => answer.url().endsWith('/_payload.json'))
  await home.click()
  expect((await payload).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your house behind the dunes')
  // Last-minute houses, and three of the editors' search below.
  await expect(page.getByRole('article').nth(3)).toBeAttached()
  await page.goBack()
  await expect(page.getByText('/nothing-here/')).toBeVisible()
})

// spec: constant version check interval
test('an untouched page checks the version, and the next click loads the whole page', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/version/', (route) => route.fulfill({ json: { engine: { instanceId: 'another-build' } } }))
  await page.goto(editionUrl('de', '/nothing-here/'))
  // Wait for scripts, which the page would give up if the clock advanced before.
  await page.waitForLoadState('networkidle')
  const checked = page.waitForResponse('**/api/version/')
  await page.clock.fastForward('05:01')
  await checked
  await expect(page.locator('html[data-woken]')).toHaveCount(0)
  await expectAlive(page)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === editionUrl('de'))
  await page.getByRole('link', { name: 'Zur Startseite »' }).click()
  await loaded
  await expect(page.getByRole('article').nth(3)).toBeAttached()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, consent: null })

  test('the menu leads to a place, the place to its houses, without a cookie banner', async ({ page }) => {
    await page.goto(editionUrl('de'))
    await expect(page.getByRole('dialog', { name: /Cookies/ })).toHaveCount(0)
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    await menu.getByRole('button', { name: 'Gut zu wissen' }).click()
    await expect(menu.getByRole('link', { name: 'Schlüssel und Anreise' })).toBeVisible()
    await menu.getByRole('button', { name: 'Orte' }).click()
    const henne = menu.getByRole('link', { name: 'Henne Strand', exact: true })
    await expect(henne).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Schlüssel und Anreise' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(henne).toBeHidden()
    await menu.getByRole('button', { name: 'Orte' }).click()
    await henne.click()
    await expect(page).toHaveURL(editionUrl('de', '/henne-strand/'))
    const houses = page.getByRole('region', { name: 'Häuser in Henne Strand' })
    await houses.locator('.card--lodging a').first().click()
    await expect(page).toHaveURL(/\/ferienhaus-[a-z]+\d+\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.price__total').first()).toBeVisible()
    await page.locator('summary', { hasText: /Alle \d+ Ausstattungsmerkmale anzeigen/ }).click()
    await expect(page.getByRole('heading', { name: 'Schlafen', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: /Deutsch/ }).click()
    await header.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/\/en\.localhost.*\/holiday-home-[a-z]+\d+\//)
  })

  test('the menu of a phone works', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(editionUrl('de'))
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await menu.getByRole('button', { name: 'Menü schließen' }).first().click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await menu.getByText('Orte', { exact: true }).click()
    await menu.getByRole('link', { name: 'Henne Strand', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Henne Strand' })).toBeVisible()
  })

  test('answers open, and lists have more pages', async ({ page }) => {
    await page.goto(editionUrl('de', '/gut-zu-wissen/fragen-und-antworten/'))
    const answer = page.getByRole('main').locator('details').first()
    await answer.locator('summary').click()
    await expect(answer).toHaveAttribute('open', '')
    await page.goto(editionUrl('de', '/ueber-marram/was-gaeste-sagen/'))
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/\/page\/2\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
