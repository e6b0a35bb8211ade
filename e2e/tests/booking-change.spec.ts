import type { Locator, Page } from '@playwright/test'
import { expectAccessible, overhangOf, phone } from '../support/accessible.ts'
import { knownGuest, numberOnReceipt } from '../support/booking-after.ts'
import { expectTitle, fieldsOf, fillDetails, openFirstStep, totalOn } from '../support/booking-steps.ts'
import { bookingWords } from '../support/booking-words.ts'
import { stayToMove } from '../support/house.ts'
import { transfer } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const words = bookingWords.en
const euros = (text: string): number => Number(/€([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(',', ''))

/** Books, pays everything by bank transfer, and opens the page of the booking; returns the total. */
async function bookAndPay(page: Page, stay: string): Promise<number> {
  await openFirstStep(page, 'en', stay)
  await page.getByRole('button', { name: words.on }).click()
  await expectTitle(page, words.details)
  await fillDetails(page, fieldsOf('en', knownGuest.email))
  await page.keyboard.press('Enter')
  await expectTitle(page, words.review)
  await page.getByRole('button', { name: words.book }).click()
  await expectTitle(page, words.thanks)
  const total = euros(await totalOn(page).innerText())
  await transfer(await numberOnReceipt(page), String(total))
  await page.getByRole('link', { name: 'Your booking page' }).click()
  await expectTitle(page, words.booked)
  return total
}

const ways = [...Array(4).fill('Later dates'), ...Array(8).fill('Earlier dates')]

/** Opens the change page and chooses the first stay whose difference reads like this; returns its price. */
async function choose(page: Page, difference: RegExp): Promise<{ days: string; price: number }> {
  await page.getByRole('link', { name: 'Change dates, guests or extras' }).click()
  await expectTitle(page, 'Change your booking')
  const option = page.getByRole('region', { name: 'Other dates in this house' }).getByRole('link', { name: difference })
  for (const way of ways) {
    if ((await option.count()) > 0) break
    const more = page.getByRole('link', { name: way })
    if ((await more.count()) === 0) continue
    const here = page.url()
    await more.click()
    await expect(page).not.toHaveURL(here)
  }
  const chosen = { days: await textOf(option, 'b'), price: euros(await textOf(option, '.change-option__price small')) }
  await option.first().click()
  await expect(page.getByRole('heading', { name: 'Before and after' })).toBeInViewport()
  return chosen
}

async function textOf(option: Locator, part: string): Promise<string> {
  return (await option.first().locator(part).first().innerText()).trim()
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

/** Both sides of "Before and after". */
async function expectBeforeAndAfter(page: Page, before: number, after: { days: string; price: number }) {
  expect(euros(await page.locator('.change-pair__old').innerText())).toBe(before)
  await expect(page.locator('.change-pair__new')).toContainText(after.days)
  expect(euros(await page.locator('.change-pair__new').innerText())).toBe(after.price)
}

test('on a phone a guest moves a paid stay to a cheaper week and then to a dearer one', async ({ page }, info) => {
  const booked = await bookAndPay(page, stayToMove(info))
  await page.setViewportSize(phone)
  const back = page.getByText(/transfer €[\d,.]+ back within 5 working days/)
  await expect(back).toHaveCount(0)

  const cheaper = await choose(page, / less/)
  await expectBeforeAndAfter(page, booked, cheaper)
  const saved = page.locator('.lines__total', { hasText: 'You save' })
  expect(euros(await saved.innerText())).toBeCloseTo(booked - cheaper.price)
  await expect(page.getByText('Within 5 working days')).toBeVisible()
  await expect(page.getByText(/by bank transfer; we’ll ask you for the account/)).toBeVisible()
  await expectAccessible(page, 'a cheaper week')
  await setTextSize(page, '200%')
  expect(await overhangOf(page)).toBeLessThanOrEqual(0)
  await setTextSize(page, '')
  const agree = page.getByRole('checkbox', { name: /^I change my booking to/ })
  await expect(agree).not.toBeChecked()
  const confirm = page.getByRole('button', { name: 'Confirm the change' })
  await confirm.click()
  // The browser insists on the tick.
  await expect(agree).toBeFocused()
  await agree.check()
  await confirm.click()
  await expect(page.getByText(/^Your booking has been updated/)).toBeVisible()
  expect(euros(await totalOn(page).innerText())).toBe(cheaper.price)
  await expect(back).toBeVisible()
  await expectAccessible(page, 'after a change')

  const dearer = await choose(page, / more/)
  await expectBeforeAndAfter(page, cheaper.price, dearer)
  await expect(page.getByText('You pay more')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0)
  await agree.check()
  await page.getByRole('button', { name: 'Change with obligation to pay' }).click()
  await expect(page.getByText(/^Your booking has been updated/)).toBeVisible()
  expect(euros(await totalOn(page).innerText())).toBe(dearer.price)
})
