import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectTitle, fieldsOf, fillDetails, openFirstStep, totalOn } from '../support/booking-steps.ts'
import { bookingWords } from '../support/booking-words.ts'
import { editionUrl } from '../support/editions.ts'
import { stayToBook } from '../support/house.ts'
import { expect, expectHydrated, ownAddress, test } from '../support/test.ts'

// The browser logs the 409.
test.use({ tolerates: /status of 409/ })

const words = bookingWords.da

/** Releases the hold, as a second tab does on the first step, and lets another guest take the house. */
async function loseHouse(page: Page, other: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/booking/hold/', { method: 'DELETE' }))
  await openStay(other, page)
  await other.getByRole('button', { name: 'Videre til dine oplysninger' }).click()
  await expect(other.getByText(words.kept)).toBeVisible()
}

/** Opens the first step with another page's stay, which releases this browser's hold. */
async function openStay(page: Page, like: Page): Promise<void> {
  await page.goto(editionUrl('da', `/booking/step1/${new URL(like.url()).search}`))
}

/** Each alternative links to the first step with the same party and price. */
async function takeFirstAlternative(page: Page): Promise<void> {
  const nearest = page.locator('.alternatives a').first()
  await expect(nearest).toHaveAttribute('href', /children=1/)
  const price = /[\d.,]+\s*kr\./.exec(await nearest.innerText())?.[0] ?? 'no price in crowns'
  await nearest.click()
  await expectTitle(page, words.stay)
  await expect(totalOn(page)).toHaveText(price)
}

test('an expired hold is announced, and a late guest gets free alternatives', async ({ page, openBrowser }, info) => {
  const other = await openBrowser({ javaScriptEnabled: false })
  await page.clock.install()
  await openFirstStep(page, 'da', stayToBook(4, info), '&children=1')
  const on = page.getByRole('button', { name: 'Videre til dine oplysninger' })
  await on.click()
  await expect(page.getByText(words.kept)).toBeVisible()
  const name = page.locator('[name="firstName"]')
  await name.fill('Karen')
  // Parts that wait for idle time need the clock; the field wakes them, and must be hydrated before the clock advances.
  await expectHydrated(name)
  // The notice counts from its hydration, which may follow the field's.
  const over = page.getByText(/Huset er ikke længere reserveret til dig/)
  await expect
    .poll(async () => {
      await page.clock.fastForward('05:00')
      return over.isVisible()
    })
    .toBe(true)
  await expectAccessible(page, 'kept no longer')
  const again = page.getByRole('button', { name: 'Reservér 20 minutter mere' })
  await again.click()
  await expect(page.getByText(words.kept)).toBeVisible()

  await loseHouse(page, other)
  await page.clock.fastForward('20:05')
  await again.click()
  await expect(
    page.getByText(/En anden gæst er ved at booke disse nætter|på en anden enhed på din forbindelse/),
  ).toBeVisible()
  await expectAccessible(page, 'kept for somebody else')
  await takeFirstAlternative(page)

  await on.click()
  await expect(page.getByText(words.kept)).toBeVisible()
  await expect(page.locator('[name="firstName"]')).toHaveValue('Karen')
  await fillDetails(page, fieldsOf('da', ownAddress('too-late', info)))
  await page.keyboard.press('Enter')
  await expectTitle(page, words.review)
  await loseHouse(page, other)
  await page.getByRole('button', { name: words.book }).click()
  await expect(page.getByText(/En anden gæst kom først/)).toBeVisible()
  await expect(page.locator('#order-failure')).toBeFocused()
  await expectAccessible(page, 'order too late')
  await takeFirstAlternative(page)
  // An address can hold only a few houses at a time.
  await openStay(other, other)
})
