import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { mailsAbout } from './booking.ts'
import { expectTitle, type Hands, totalOn } from './booking-steps.ts'
import { bookingWords } from './booking-words.ts'
import { type Edition, editionUrl } from './editions.ts'
import { expect } from './expect.ts'
import { sessionWords } from './session-words.ts'

/** A guest with an account; the bookings below use its address without a login. */
export const knownGuest = { email: 'guest@marram.example', password: 'marram-demo-guest' }

export type Journey = {
  readonly page: Page
  readonly edition: Edition
  readonly hands: Hands
  /** Runs axe on each page. */
  readonly isChecked: boolean
  /** Called on the booking page before any action. */
  readonly onPage?: () => Promise<void>
}

/** The amount with plain blanks, as in the text of mails. */
function asInMail(amount: string): string {
  return amount.replaceAll('\u00a0', ' ')
}

/** The booking number on the receipt. */
export async function numberOnReceipt(page: Page): Promise<string> {
  return /\d{9}/.exec(await page.locator('.receipt__stay').innerText())?.[0] ?? ''
}

/**
 * Logs in after booking, finds the booking, orders an extra and cancels. The mail about changes is delayed by some minutes,
 * and dropped by the cancellation.
 */
export async function useBooking(journey: Journey, total: string): Promise<void> {
  const { page, edition } = journey
  const reservationId = await numberOnReceipt(page)
  await findInAccount(journey, reservationId)
  await journey.onPage?.()
  await orderExtra(journey)
  const fee = await cancel(journey)
  const mails = await mailsAbout(reservationId, knownGuest.email, 2)
  expect(mails.map((mail) => mail.trim().split('\n')[0])).toEqual(bookingWords[edition].mails)
  expect(mails[0]).toContain(asInMail(total))
  expect(mails[1]).toContain(asInMail(fee))
  await page.goto(editionUrl(edition, '/account/bookings/'))
  await expect(page.getByRole('listitem').filter({ hasText: reservationId }).getByRole('button')).toHaveCount(1)
}

async function findInAccount({ page, edition, hands, isChecked }: Journey, reservationId: string): Promise<void> {
  const [words, session] = [bookingWords[edition], sessionWords[edition]]
  await page.goto(editionUrl(edition, '/account/login/?next=/account/bookings/'))
  const form = page.getByRole('form', { name: session.login, exact: true })
  await hands.write(form.getByLabel(session.email), knownGuest.email)
  await hands.write(form.getByLabel(session.password, { exact: true }), knownGuest.password)
  await hands.press(form.getByRole('button', { name: session.login, exact: true }))
  await expectTitle(page, words.mine)
  if (isChecked) await expectAccessible(page, 'my bookings')
  const entry = page.getByRole('listitem').filter({ hasText: reservationId })
  await hands.press(entry.getByRole('button').first())
  await expectTitle(page, words.booked)
  await expect(page).toHaveURL(new RegExp(`reservationId=${reservationId}`))
  if (isChecked) await expectAccessible(page, 'booking')
}

async function orderExtra({ page, edition, hands, isChecked }: Journey): Promise<void> {
  const words = bookingWords[edition]
  const before = await totalOn(page).innerText()
  await hands.press(page.getByRole('link', { name: words.extras }))
  await expectTitle(page, words.extrasTitle)
  if (isChecked) await expectAccessible(page, 'extras')
  await hands.write(page.getByRole('spinbutton').first(), '1')
  await hands.press(page.getByRole('button', { name: words.workOut }))
  await hands.press(page.getByRole('button', { name: words.order }))
  await expect(page.getByText(words.ordered)).toBeVisible()
  await expect(totalOn(page)).not.toHaveText(before)
}

/** Cancels; returns the cancellation fee. */
async function cancel({ page, edition, hands, isChecked }: Journey): Promise<string> {
  const words = bookingWords[edition]
  await hands.press(page.getByRole('link', { name: words.cancel }))
  await expectTitle(page, words.cancel)
  if (isChecked) await expectAccessible(page, 'cancelling')
  const fee = await page.getByRole('main').locator('.lines dd').first().innerText()
  await hands.press(page.getByRole('button', { name: words.cancelForGood }))
  await expectTitle(page, words.cancelled)
  if (isChecked) await expectAccessible(page, 'cancelled')
  return fee
}
