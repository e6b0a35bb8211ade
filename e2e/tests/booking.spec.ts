import { type Page, test } from '@playwright/test'
import { findBookableHouses, onlyMail } from '../support/booking.ts'
import { knownGuest, numberOnReceipt, useBooking } from '../support/booking-after.ts'
import {
  type Edition,
  expect,
  expectAccessible,
  expectTitle,
  fieldsOf,
  fillDetails,
  keyboardOf,
  mouse,
  openFirstStep,
  totalOn,
} from '../support/booking-steps.ts'
import { bookingWords as words } from '../support/booking-words.ts'

// Each guest has a house of his own, so that they can book side by side.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

// Repeated tests run side by side, and two guests cannot have the same nights.
let houses: string[] = []
test.beforeAll(async ({ browser }, { repeatEachIndex }) => {
  houses = await findBookableHouses(browser, 5, 6 * repeatEachIndex)
})

test('on a phone a Danish guest mends the form, books, logs in, orders an extra and cancels', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  const texts = words.da
  await openFirstStep(page, 'da', houses[0] ?? '')
  const bar = page.getByRole('complementary', { name: 'Pris' })
  const before = await bar.locator('.bottom-bar__price b').innerText()
  await page.getByRole('button', { name: 'Barneseng til låns: flere' }).click()
  await expect(page).toHaveURL(/item-3=1/)
  await expect(bar.locator('.bottom-bar__price b')).not.toHaveText(before)
  await bar.getByText('Se alle poster').click()
  const total = await totalOn(page).innerText()
  await bar.getByText('Se alle poster').click()
  await expectAccessible(page)

  await bar.getByRole('button', { name: texts.on }).click()
  await expectTitle(page, texts.details)
  await expect(page.getByText(texts.kept)).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await bar.getByRole('button', { name: texts.on }).click()
  await expect(page.getByText(texts.problems)).toBeVisible()
  await expect(page.locator('[name="firstName"]')).toBeFocused()
  await expectAccessible(page)
  await fillDetails(page, fieldsOf('da', knownGuest.email))
  await page.reload()
  await expect(page.locator('[name="lastName"]')).toHaveValue('Klitgaard')
  await expect(page.locator('[name="acceptsTerms"]')).not.toBeChecked()
  await fillDetails(page, {})
  await bar.getByRole('button', { name: texts.on }).click()

  await expectTitle(page, texts.review)
  await expect(totalOn(page)).toHaveText(total)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.book }).click()
  await expectTitle(page, texts.thanks)
  await expect(totalOn(page)).toHaveText(total)
  await expectAccessible(page)
  await page.reload()
  await expectTitle(page, texts.thanks)
  await useBooking({ page, edition: 'da', hands: mouse, check: expectAccessible }, total)
  await context.close()
})

test('by keyboard alone a German guest changes the stay, books, logs in, orders an extra and cancels', async ({
  page,
}) => {
  const texts = words.de
  const keys = keyboardOf(page)
  await openFirstStep(page, 'de', houses[1] ?? '')
  await keys.press(page.locator('.change-dates > summary'))
  const total = totalOn(page)
  const before = await total.innerText()
  await keys.reach(page.getByRole('combobox', { name: 'Dauer' }))
  await page.keyboard.press('ArrowDown')
  await expect(total).not.toHaveText(before)
  const agreed = await total.innerText()
  await expectAccessible(page)
  await keys.press(page.getByRole('button', { name: texts.on }))
  await expect(page.getByText(texts.kept)).toBeVisible()

  for (const [name, value] of Object.entries(fieldsOf('de', knownGuest.email))) {
    await keys.write(page.locator(`[name="${name}"]`), value)
  }
  await page.goBack()
  await expectTitle(page, texts.stay)
  await page.goForward()
  await expect(page.locator('[name="email"]')).toHaveValue(knownGuest.email)
  await fillDetails(page, {}, keys)
  await page.keyboard.press('Enter')
  await expectTitle(page, texts.review)
  await expect(page.getByText(texts.kept)).toBeVisible()
  await expect(totalOn(page)).toHaveText(agreed)
  await keys.press(page.getByRole('button', { name: texts.book }))
  await expectTitle(page, texts.thanks)
  await useBooking({ page, edition: 'de', hands: keys, check: null }, agreed)
})

/** As most guests book: nothing changed, nothing mended. */
async function book(page: Page, edition: Edition, house: string): Promise<string> {
  const texts = words[edition]
  await openFirstStep(page, edition, house)
  await page.getByRole('button', { name: texts.on }).click()
  await fillDetails(page, fieldsOf(edition, knownGuest.email))
  const total = await totalOn(page).innerText()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expectTitle(page, texts.review)
  await page.getByRole('checkbox', { name: 'Send me a text message when the house is ready.' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.book }).click()
  await expectTitle(page, texts.thanks)
  await expectAccessible(page)
  return total
}

test('an English guest books, reads the booking in Danish, orders an extra and cancels', async ({ page }) => {
  const total = await book(page, 'en', houses[2] ?? '')
  const number = await numberOnReceipt(page)
  await useBooking(
    {
      page,
      edition: 'en',
      hands: mouse,
      check: expectAccessible,
      onPage: async () => {
        await expect(page.getByText('We will send a message to +442079460000.')).toBeVisible()
        const here = page.url()
        await page.goto((await page.locator('a[hreflang="da"]').first().getAttribute('href')) ?? '')
        await expectTitle(page, words.da.booked)
        await expect(page.getByText(`Bookingnummer ${number}`, { exact: true })).toBeVisible()
        await page.goto(here)
      },
    },
    total,
  )
})

test('with JavaScript off an English guest books, pays by card, logs in, orders an extra and cancels', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const texts = words.en
  await openFirstStep(page, 'en', houses[3] ?? '')
  await page.locator('[name="children"]').fill('1')
  await page.getByRole('button', { name: 'Work out the price again' }).click()
  await expect(page).toHaveURL(/children=1/)
  await page.getByRole('button', { name: texts.on }).click()
  await expect(page.getByText(texts.kept)).toBeVisible()
  const total = await totalOn(page).innerText()
  await fillDetails(page, { ...fieldsOf('en', knownGuest.email), postalCode: '1' })
  await page.getByRole('button', { name: 'On to the overview' }).click()
  await expect(page.getByText('Postcode: please write it like SW1A 1AA.').first()).toBeVisible()
  await fillDetails(page, fieldsOf('en', knownGuest.email))
  await page.getByRole('button', { name: 'On to the overview' }).click()
  await expectTitle(page, texts.review)
  await expect(totalOn(page)).toHaveText(total)
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: texts.book }).click()
  await expectTitle(page, texts.thanks)
  await page.getByRole('link', { name: 'Pay by card now' }).click()
  // The provider of the demo stands in the edition of its guest.
  await expect(page).toHaveURL(/\/\/en\.localhost.*\/payments\/sandbox\//)
  await page.locator('button[value="paid"]').click()
  await expect(page.getByText(/^We have received/)).toBeVisible()
  await useBooking({ page, edition: 'en', hands: mouse, check: null }, total)

  // Whoever is logged in is not asked to log in, and finds the form filled in.
  await openFirstStep(page, 'en', houses[3] ?? '')
  await page.getByRole('button', { name: texts.on }).click()
  await expect(page.getByText(`You are logged in as ${knownGuest.email}.`)).toBeVisible()
  await expect(page.locator('[name="email"]')).toHaveValue(knownGuest.email)
  await expect(page.getByRole('main').getByRole('link', { name: /log in/i })).toHaveCount(0)
  // Back in the first step the house is free again: one address may hold few at a time.
  await openFirstStep(page, 'en', houses[3] ?? '')
  await context.close()
})

test('a lost connection is said, and the order sent again books once', async ({ page, context }, {
  repeatEachIndex,
}) => {
  const texts = words.de
  const email = `de-lost-${repeatEachIndex}@example.org`
  await openFirstStep(page, 'de', houses[4] ?? '')
  await page.getByRole('button', { name: texts.on }).click()
  await fillDetails(page, fieldsOf('de', email))
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expectTitle(page, texts.review)
  // The booking is made, but the guest never hears of it.
  await page.route('**/api/booking/order/', async (route) => {
    // The browser knows the hosts below localhost, the runner may not.
    const { host } = new URL(route.request().url())
    const url = route
      .request()
      .url()
      .replace(/\/\/[^:/]+/, '//127.0.0.1')
    const reply = await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } })
    expect(reply.status()).toBe(201)
    await route.abort()
  })
  await page.getByRole('button', { name: texts.book }).click()
  await expect(page.getByText(/höchstens einmal gebucht/)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/booking/order/')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Noch einmal senden' }).click()
  await expect(page.getByText(/weil keine Verbindung besteht/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Noch einmal senden' }).click()
  await expectTitle(page, texts.thanks)
  expect(await onlyMail(email)).toContain(await numberOnReceipt(page))
})
