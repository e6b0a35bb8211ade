import { copenhagenDay } from '@marram/domain/iso-day'
import { formatFor } from '@marram/i18n/format'
import { formatNumber } from '@marram/i18n/number-format'
import { startPage } from './start-page.ts'

/** Numbers, prices and days as this edition writes them. */
export const format = formatFor(startPage.edition)

/** Minor units with decimals, in any currency: banks send others than those that the agency accepts. */
export function moneyIn(amount: number, currency: string): string {
  if (currency === 'DKK' || currency === 'EUR') return format.exactMoney(amount, currency)
  const sign = amount < 0 ? '−' : ''
  return `${sign}${formatNumber(startPage.edition, Math.abs(amount) / 100, { min: 2, max: 2 })}\u00a0${currency}`
}

const clock = new Intl.DateTimeFormat(startPage.edition === 'en' ? 'en-GB' : startPage.edition, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
})

/** The time of day in Denmark, such as 10:42. */
export const timeOf = (instant: string | Date): string => clock.format(new Date(instant))

/** Day and time in Denmark, such as 26.06.2027, 10:42. */
export const momentOf = (instant: string): string =>
  `${format.day(copenhagenDay(new Date(instant)), 'numeric')}, ${timeOf(instant)}`
