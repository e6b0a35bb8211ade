import AxeBuilder from '@axe-core/playwright'
import { expect as baseExpect, type Locator, type Page, test } from '@playwright/test'
import { findBookableHouses, onlyMail } from '../support/booking.ts'
import { editionUrl } from '../support/editions.ts'
import { answerConsent, houseUrl } from '../support/house.ts'

// Prices, holds and bookings come from the services: they may take their time on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 150_000 })

const words = {
  da: {
    stay: 'Dit ophold',
    on: 'Videre',
    details: 'Hvem booker?',
    problems: '9 oplysninger er ikke rigtige endnu',
    kept: /Huset er reserveret til dig i \d+ minutter endnu/,
    review: 'Er alt rigtigt?',
    book: 'Book med betalingspligt',
    thanks: 'Tak, huset er booket til dig',
    total: 'Samlet pris',
    postalCode: '6857',
    phone: '12345678',
  },
  de: {
    stay: 'Ihr Aufenthalt',
    on: 'Weiter zu Ihren Angaben',
    details: 'Wer bucht?',
    kept: /Das Haus ist noch \d+ Minuten für Sie reserviert/,
    review: 'Alles richtig so?',
    book: 'Zahlungspflichtig buchen',
    thanks: 'Danke, das Haus ist für Sie gebucht',
    total: 'Gesamtpreis',
    postalCode: '10969',
    phone: '030 1234567',
  },
  en: {
    stay: 'Your stay',
    on: 'On to your details',
    details: 'Who is booking?',
    kept: /The house is kept for you for another \d+ minutes/,
    review: 'Is everything right?',
    book: 'Book with obligation to pay',
    thanks: 'Thank you, the house is yours',
    total: 'Total price',
    postalCode: 'SW1A 1AA',
    phone: '020 7946 0000',
  },
} as const
type Edition = keyof typeof words

let houses: string[] = []
test.beforeAll(async ({ browser }) => {
  houses = await findBookableHouses(browser, 4)
})

/** From the page of a house, over the link that its book button is. */
async function openFirstStep(page: Page, edition: Edition, name: string): Promise<void> {
  await answerConsent(page.context(), edition)
  await page.goto(houseUrl(edition, name), { waitUntil: 'domcontentloaded' })
  const link = page.locator('a[href*="/booking/step1/"]').first()
  await page.goto(editionUrl(edition, (await link.getAttribute('href')) ?? ''))
  await expect(page.getByRole('heading', { level: 1, name: words[edition].stay })).toBeVisible()
}

function fieldsOf(edition: Edition, email: string) {
  const { postalCode, phone } = words[edition]
  const address = { address: 'Lindenvej 4', postalCode, city: 'Byen' }
  return { firstName: 'Karen', lastName: 'Klitgaard', ...address, email, phone }
}

async function fillDetails(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value)
  for (const name of ['isOldEnough', 'acceptsTerms']) await page.locator(`[name="${name}"]`).check()
}

async function expectAccessible(page: Page): Promise<void> {
  // While it moves, the bar of the navigation is outside all landmarks.
  await expect(page.locator('.page-loading[aria-hidden="true"]')).toBeAttached()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

/** The total of the list of lines that can be seen, as it is written there. */
function totalOn(page: Page): Locator {
  return page.locator('.lines__total dd:visible').first()
}

/** As the page writes it and as the mail does: the same figures. */
async function expectMail(email: string, total: string): Promise<void> {
  expect(await onlyMail(email)).toContain(total.replaceAll('\u00a0', ' '))
}

test('on a phone a Danish guest chooses extras, mends the form, loses nothing by reloading, and books', async ({
  browser,
}) => {
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
  await expect(page.getByRole('heading', { level: 1, name: texts.details })).toBeVisible()
  await expect(page.getByText(texts.kept)).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await bar.getByRole('button', { name: texts.on }).click()
  await expect(page.getByText(texts.problems)).toBeVisible()
  await expect(page.locator('[name="firstName"]')).toBeFocused()
  await expectAccessible(page)
  const email = 'da-booking@example.org'
  await fillDetails(page, fieldsOf('da', email))
  await page.reload()
  await expect(page.locator('[name="lastName"]')).toHaveValue('Klitgaard')
  await expect(page.locator('[name="acceptsTerms"]')).not.toBeChecked()
  await fillDetails(page, {})
  await bar.getByRole('button', { name: texts.on }).click()

  await expect(page.getByRole('heading', { level: 1, name: texts.review })).toBeVisible()
  await expect(totalOn(page)).toHaveText(total)
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.book }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
  await expect(totalOn(page)).toHaveText(total)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
  await expectMail(email, total)
  await context.close()
})

test('by keyboard alone a German guest changes the stay, goes back and forth, and books', async ({ page }) => {
  const texts = words.de
  await openFirstStep(page, 'de', houses[1] ?? '')
  /** Tabs on until the element has the focus, as a guest without a mouse does. */
  const tabTo = async (target: Locator): Promise<void> => {
    for (let steps = 0; steps < 90; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The keyboard does not reach it.')
  }
  await tabTo(page.locator('.change-dates > summary'))
  await page.keyboard.press('Enter')
  const duration = page.getByRole('combobox', { name: 'Dauer' })
  await tabTo(duration)
  const total = totalOn(page)
  const before = await total.innerText()
  await page.keyboard.press('ArrowDown')
  await expect(total).not.toHaveText(before)
  const agreed = await total.innerText()
  await expectAccessible(page)
  await tabTo(page.getByRole('button', { name: texts.on }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.kept)).toBeVisible()

  const email = 'de-booking@example.org'
  for (const [name, value] of Object.entries(fieldsOf('de', email))) {
    await tabTo(page.locator(`[name="${name}"]`))
    await page.keyboard.type(value)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: texts.stay })).toBeVisible()
  await page.goForward()
  await expect(page.locator('[name="email"]')).toHaveValue(email)
  for (const name of ['isOldEnough', 'acceptsTerms']) {
    await tabTo(page.locator(`[name="${name}"]`))
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: texts.review })).toBeVisible()
  await expect(page.getByText(texts.kept)).toBeVisible()
  await expect(totalOn(page)).toHaveText(agreed)
  await tabTo(page.getByRole('button', { name: texts.book }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
  await expectMail(email, agreed)
})

test('with JavaScript off an English guest goes from the first step to the receipt and pays by card', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const texts = words.en
  await openFirstStep(page, 'en', houses[2] ?? '')
  await page.locator('[name="children"]').fill('1')
  await page.getByRole('button', { name: 'Work out the price again' }).click()
  await expect(page).toHaveURL(/children=1/)
  await page.getByRole('button', { name: texts.on }).click()
  await expect(page.getByText(texts.kept)).toBeVisible()
  const total = await totalOn(page).innerText()
  const email = 'en-booking@example.org'
  await fillDetails(page, { ...fieldsOf('en', email), postalCode: '1' })
  await page.getByRole('button', { name: 'On to the overview' }).click()
  await expect(page.getByText('Postcode: please write it like SW1A 1AA.').first()).toBeVisible()
  await fillDetails(page, fieldsOf('en', email))
  await page.getByRole('button', { name: 'On to the overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.review })).toBeVisible()
  await expect(totalOn(page)).toHaveText(total)
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: texts.book }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
  await page.getByRole('link', { name: 'Pay by card now' }).click()
  await page.locator('button[value="paid"]').click()
  await expect(page.getByText(/^We have received/)).toBeVisible()
  await expectMail(email, total)
  await context.close()
})

test('a lost connection is said, and the order sent again books once', async ({ page, context }) => {
  const texts = words.de
  await openFirstStep(page, 'de', houses[3] ?? '')
  await page.getByRole('button', { name: texts.on }).click()
  await fillDetails(page, fieldsOf('de', 'de-lost@example.org'))
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.review })).toBeVisible()
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
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
  const number = await page.locator('.overview__list dd').first().innerText()
  expect(await onlyMail('de-lost@example.org')).toContain(number)
})
