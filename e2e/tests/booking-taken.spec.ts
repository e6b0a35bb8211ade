import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectTitle, fieldsOf, fillDetails, openFirstStep, totalOn } from '../support/booking-steps.ts'
import { bookingWords } from '../support/booking-words.ts'
import { editionUrl } from '../support/editions.ts'
import { stayToBook } from '../support/house.ts'
import { expect, expectHydrated, ownAddress, test } from '../support/test.ts'

// The browser reports the status of what comes too late.
test.use({ tolerates: /status of 409/ })

const words = bookingWords.da

/** The house is given back, as a second tab does that goes back to the first step; somebody else is there at once. */
async function loseHouse(page: Page, other: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/booking/hold/', { method: 'DELETE' }))
  await openStay(other, page)
  await other.getByRole('button', { name: 'Videre til dine oplysninger' }).click()
  await expect(other.getByText(words.kept)).toBeVisible()
}

/** The first step with the stay of another page; what this browser held of the house is free again. */
async function openStay(page: Page, like: Page): Promise<void> {
  await page.goto(editionUrl('da', `/booking/step1/${new URL(like.url()).search}`))
}

/** Each is a way to the first step with the same party, at the price that is shown. */
async function takeFirstAlternative(page: Page): Promise<void> {
  const nearest = page.locator('.alternatives a').first()
  await expect(nearest).toHaveAttribute('href', /children=1/)
  const price = /[\d.,]+\s*kr\./.exec(await nearest.innerText())?.[0] ?? 'no price in crowns'
  await nearest.click()
  await expectTitle(page, words.stay)
  await expect(totalOn(page)).toHaveText(price)
}

test('a guest is told when the house is kept no longer, and who comes too late finds what is free', async ({
  page,
  openBrowser,
}, info) => {
  const other = await openBrowser({ javaScriptEnabled: false })
  await page.clock.install()
  await openFirstStep(page, 'da', stayToBook(4, info), '&children=1')
  const on = page.getByRole('button', { name: 'Videre til dine oplysninger' })
  await on.click()
  await expect(page.getByText(words.kept)).toBeVisible()
  const name = page.locator('[name="firstName"]')
  await name.fill('Karen')
  // The clock stands still for what waits until the page is idle: the field wakes it, and must be there when time passes.
  await expectHydrated(name)
  // The notice counts from when it is hydrated, which may be after the field.
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
  await expect(page.getByText(/En anden kom først/)).toBeVisible()
  await expect(page.locator('#order-failure')).toBeFocused()
  await expectAccessible(page, 'order too late')
  await takeFirstAlternative(page)
  // One address may hold few houses at a time.
  await openStay(other, other)
})
