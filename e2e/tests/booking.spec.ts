import { expectAccessible, phone } from '../support/accessible.ts'
import { onlyMail } from '../support/booking.ts'
import { knownGuest, numberOnReceipt, useBooking } from '../support/booking-after.ts'
import {
  expectTitle,
  fieldsOf,
  fillDetails,
  keyboardOf,
  mouse,
  openFirstStep,
  totalOn,
} from '../support/booking-steps.ts'
import { bookingWords as words } from '../support/booking-words.ts'
import { editionUrl } from '../support/editions.ts'
import { stayToBook } from '../support/house.ts'
import { linkInMail, transfer } from '../support/outbox.ts'
import { expect, ownAddress, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('on a phone a Danish guest corrects the form, books, reads the booking in English, orders an extra and cancels', async ({
  page,
}, info) => {
  await page.setViewportSize(phone)
  const texts = words.da
  await openFirstStep(page, 'da', stayToBook(0, info))
  const bar = page.getByRole('complementary', { name: 'Pris' })
  const before = await bar.locator('.bottom-bar__price b').innerText()
  await page.getByRole('button', { name: 'Leje af barneseng: flere' }).click()
  await expect(page).toHaveURL(/item-3=1/)
  await expect(bar.locator('.bottom-bar__price b')).not.toHaveText(before)
  await bar.getByText('Se alle poster').click()
  const total = await totalOn(page).innerText()
  await bar.getByText('Se alle poster').click()
  await expectAccessible(page, 'first step', ['body'])

  await bar.getByRole('button', { name: texts.on }).click()
  await expectTitle(page, texts.details)
  await expect(page.getByText(texts.kept)).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await bar.getByRole('button', { name: texts.on }).click()
  await expect(page.getByText(texts.problems)).toBeVisible()
  await expect(page.locator('[name="firstName"]')).toBeFocused()
  await expectAccessible(page, 'details with problems')
  await fillDetails(page, fieldsOf('da', knownGuest.email))
  await page.reload()
  await expect(page.locator('[name="lastName"]')).toHaveValue('Klitgaard')
  await expect(page.locator('[name="acceptsTerms"]')).not.toBeChecked()
  await fillDetails(page, {})
  await bar.getByRole('button', { name: texts.on }).click()

  await expectTitle(page, texts.review)
  await expect(totalOn(page)).toHaveText(total)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(page, 'review')
  await page.getByRole('checkbox', { name: /sms/i }).check()
  await page.getByRole('button', { name: texts.book }).click()
  await expectTitle(page, texts.thanks)
  await expect(totalOn(page)).toHaveText(total)
  await expectAccessible(page, 'receipt')
  await page.reload()
  await expectTitle(page, texts.thanks)
  const number = await numberOnReceipt(page)
  const readInEnglish = async () => {
    await expect(page.getByText('+4512345678')).toBeVisible()
    const here = page.url()
    await page.goto((await page.locator('a[hreflang="en"]').first().getAttribute('href')) ?? '')
    await expectTitle(page, words.en.booked)
    await expect(page.getByText(`Booking number ${number}`, { exact: true })).toBeVisible()
    await page.goto(here)
  }
  await useBooking({ page, edition: 'da', hands: mouse, isChecked: true, onPage: readInEnglish }, total)
})

test('by keyboard alone a German guest changes the stay, books, pays by card and transfer, orders an extra, cancels and gets a refund', async ({
  page,
}, info) => {
  const texts = words.de
  const keys = keyboardOf(page)
  await openFirstStep(page, 'de', stayToBook(1, info))
  await keys.press(page.locator('.change-dates > summary'))
  const total = totalOn(page)
  const before = await total.innerText()
  await keys.reach(page.getByRole('combobox', { name: 'Dauer' }))
  await page.keyboard.press('ArrowDown')
  await expect(total).not.toHaveText(before)
  const agreed = await total.innerText()
  await expectAccessible(page, 'first step with other dates')
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
  await keys.reach(page.getByRole('radio', { name: /^Überweisung/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Karte/ })).toBeChecked()
  await keys.press(page.getByRole('button', { name: texts.book }))
  // The demo's provider uses the guest's edition.
  await expect(page).toHaveURL(/\/\/de\.localhost.*\/payments\/sandbox\//)
  await page.locator('button[value="paid"]').press('Enter')
  await expectTitle(page, texts.thanks)
  await expect(page.getByText(/haben wir erhalten/)).toBeVisible()
  const number = await numberOnReceipt(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: editionUrl('de', '') })
  const payRest = async () => {
    const amount = page.getByText('Betrag', { exact: true }).locator('+ dd')
    await keys.press(amount.getByRole('button', { name: 'Betrag kopieren' }))
    await expect(amount.getByRole('status')).toHaveText('Kopiert')
    const written = await page.evaluate(() => navigator.clipboard.readText())
    await transfer(number, written.replace(',', '.'))
    await page.reload()
    await expect(page.getByText('Alles ist bezahlt.')).toBeVisible()
  }
  await useBooking({ page, edition: 'de', hands: keys, isChecked: false, onPage: payRest }, agreed)
  await keys.press(page.getByRole('listitem').filter({ hasText: number }).getByRole('button'))
  await expectTitle(page, texts.cancelled)
  // A job refunds card payments to the card.
  const paidBack = async () => {
    await page.reload()
    return page.getByText('An Sie zurückgezahlt').count()
  }
  await expect.poll(paidBack).toBe(1)
  await expect(page.getByText('An Sie zurückgezahlt').locator('+ dd')).toHaveText(/^[1-9][\d.,]*\s€$/)
})

test('on a phone every step shows the house and our number, and going back keeps details and ticks', async ({
  page,
}, info) => {
  await page.setViewportSize(phone)
  const texts = words.de
  await openFirstStep(page, 'de', stayToBook(7, info))
  const strip = page.getByRole('complementary', { name: 'Haus', exact: true })
  const bar = page.getByRole('complementary', { name: 'Preis' })
  const house = await strip.locator('b').innerText()
  const showsWhatIsBooked = async () => {
    await expect(strip.locator('b')).toHaveText(house)
    await expect(strip.locator('img')).toBeInViewport()
    await expect(page.getByRole('banner').getByRole('link', { name: /^[+\d ]+$/ })).toBeInViewport()
  }
  await showsWhatIsBooked()
  await bar.getByRole('button', { name: 'Weiter' }).click()
  await expectTitle(page, texts.details)
  await showsWhatIsBooked()
  await fillDetails(page, fieldsOf('de', ownAddress('back', info)))
  await bar.getByRole('button', { name: 'Weiter' }).click()
  await expectTitle(page, texts.review)
  await showsWhatIsBooked()
  await page.goBack()
  await expectTitle(page, texts.details)
  await expect(page.locator('[name="lastName"]')).toHaveValue('Klitgaard')
  for (const name of ['isOldEnough', 'acceptsTerms']) await expect(page.locator(`[name="${name}"]`)).toBeChecked()
  await bar.getByRole('button', { name: 'Weiter' }).click()
  await expectTitle(page, texts.review)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, tolerates: /status of 422/ })

  test('an English guest books, logs in, orders an extra and cancels', async ({ page }, info) => {
    const texts = words.en
    const stay = stayToBook(2, info)
    await openFirstStep(page, 'en', stay)
    await page.locator('[name="children"]').fill('1')
    await page.getByRole('button', { name: 'Update price' }).click()
    await expect(page).toHaveURL(/children=1/)
    await page.getByRole('button', { name: texts.on }).click()
    await expect(page.getByText(texts.kept)).toBeVisible()
    const total = await totalOn(page).innerText()
    await fillDetails(page, { ...fieldsOf('en', knownGuest.email), postalCode: '1' })
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await expect(page.getByText('Postcode: please enter it like this: SW1A 1AA.').first()).toBeVisible()
    await fillDetails(page, fieldsOf('en', knownGuest.email))
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await expectTitle(page, texts.review)
    await expect(totalOn(page)).toHaveText(total)
    await page.getByRole('button', { name: texts.book }).click()
    await expectTitle(page, texts.thanks)
    await useBooking({ page, edition: 'en', hands: mouse, isChecked: false }, total)

    // A logged-in guest sees a filled form and no login.
    await openFirstStep(page, 'en', stay)
    await page.getByRole('button', { name: texts.on }).click()
    await expect(page.getByText(`You’re logged in as ${knownGuest.email}.`)).toBeVisible()
    await expect(page.locator('[name="email"]')).toHaveValue(knownGuest.email)
    await expect(page.getByRole('main').getByRole('link', { name: /log in/i })).toHaveCount(0)
    // The first step releases the hold, because an address can hold only a few houses at a time.
    await openFirstStep(page, 'en', stay)
  })
})

test.describe('with a lost connection', () => {
  test.use({ tolerates: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('the guest sees an error, and a repeated order books once', async ({ page, context }, info) => {
    const texts = words.de
    const email = ownAddress('de-lost', info)
    await openFirstStep(page, 'de', stayToBook(3, info))
    await page.getByRole('button', { name: texts.on }).click()
    await fillDetails(page, fieldsOf('de', email))
    await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
    await expectTitle(page, texts.review)
    // The booking is placed, but its reply is lost.
    await page.route('**/api/booking/order/', async (route) => {
      // The browser resolves hosts below localhost, the runner may not.
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
    await expect(page.getByText(/Doppelt gebucht wird das Haus nicht/)).toBeVisible()
    await expectAccessible(page, 'lost connection')
    await page.unroute('**/api/booking/order/')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Noch einmal senden' }).click()
    await expect(page.getByText(/weil Sie offline sind/)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Noch einmal senden' }).click()
    await expectTitle(page, texts.click)
    expect(await onlyMail(email)).toContain(await numberOnReceipt(page))
    await expectAccessible(page, 'unconfirmed receipt')
    const receipt = page.url()
    await page.getByRole('button', { name: 'E-Mail noch einmal senden' }).click()
    await expect(page.getByText(/gerade erst gesendet/)).toBeVisible()
    await page.goto(await linkInMail(email, '/booking/reservation/'))
    await expectTitle(page, texts.booked)
    await page.goto(receipt)
    await expectTitle(page, texts.thanks)
  })
})
