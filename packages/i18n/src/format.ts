import { calendarWords } from './calendar-words.ts'
import type { EditionKey } from './edition-key.ts'
import { formatNumber } from './number-format.ts'

export type Currency = 'DKK' | 'EUR'
export type DayStyle = 'short' | 'long' | 'full' | 'weekday' | 'weekday-name' | 'weekday-short' | 'month' | 'numeric'

/**
 * Formats numbers, prices and days for one edition. Days are ISO days, independent of time zones. Not based on Intl:
 * server and browser have different versions of its data, and React renders a page again in the browser if its text
 * differs by a space.
 */
export type Format = {
  number(value: number, maxDigits?: number): string
  /** Minor units; decimals only if not zero. */
  money(amount: number, currency: Currency): string
  /** With decimals in any case, for columns. */
  exactMoney(amount: number, currency: Currency): string
  day(isoDay: string, style?: DayStyle): string
  /** From arrival to departure, with month and year once if they are equal. */
  dayRange(arrival: string, departure: string): string
  /** Metres below 1,000 m, otherwise kilometres with one decimal. */
  distance(metres: number): string
  list(parts: readonly string[]): string
  hour(hour: number): string
  /** From minutes after midnight, without minutes on the full hour. */
  clock(minutes: number): string
  rating(value: number): string
  /** From metres per second; in miles per hour too for British guests. */
  windSpeed(metresPerSecond: number): string
}

const noBreak = '\u00a0'
const dash = '–'
const and: Readonly<Record<EditionKey, string>> = { da: 'og', de: 'und', en: 'and' }

type Day = { readonly year: number; readonly month: number; readonly day: number; readonly weekday: number }

function parseDay(isoDay: string): Day {
  const date = new Date(`${isoDay}T00:00:00Z`)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
  }
}

function createFormat(edition: EditionKey): Format {
  const words = calendarWords[edition]
  const ordinal = (day: number): string => (edition === 'en' ? String(day) : `${day}.`)
  const month = ({ month: index }: Day): string => words.months[index] ?? ''
  const shortMonth = ({ month: index }: Day): string => words.monthsShort[index] ?? ''
  const dayStyles: Readonly<Record<DayStyle, (day: Day) => string>> = {
    short: (day) => `${ordinal(day.day)} ${shortMonth(day)}`,
    // Used in sentences, where a line must not break between day and month.
    long: (day) => `${ordinal(day.day)}${noBreak}${month(day)} ${day.year}`,
    full: (day) => `${words.weekdays[day.weekday]}${edition === 'de' ? ',' : ''} ${dayStyles.long(day)}`,
    weekday: (day) =>
      `${words.weekdaysShort[day.weekday]}${edition === 'de' ? ',' : ''} ${ordinal(day.day)} ${month(day)}`,
    'weekday-name': (day) => words.weekdays[day.weekday] ?? '',
    'weekday-short': (day) => words.weekdaysShort[day.weekday] ?? '',
    month: (day) => `${month(day)} ${day.year}`,
    numeric: (day) => numericDay(edition, day),
  }
  return {
    number: (value, max = 0) => formatNumber(edition, value, { max }),
    money: (amount, currency) => formatMoney(edition, amount, currency, amount % 100 === 0 ? 0 : 2),
    exactMoney: (amount, currency) => formatMoney(edition, amount, currency, 2),
    day: (isoDay, style = 'short') => dayStyles[style](parseDay(isoDay)),
    dayRange(arrival, departure) {
      const [from, until] = [parseDay(arrival), parseDay(departure)]
      const end = `${ordinal(until.day)} ${shortMonth(until)} ${until.year}`
      if (from.year !== until.year) return `${ordinal(from.day)} ${shortMonth(from)} ${from.year} ${dash} ${end}`
      if (from.month !== until.month) return `${ordinal(from.day)} ${shortMonth(from)} ${dash} ${end}`
      return `${ordinal(from.day)}${dash}${end}`
    },
    distance: (metres) =>
      metres < 1000
        ? `${formatNumber(edition, metres)}${noBreak}m`
        : `${formatNumber(edition, metres / 1000, { max: 1 })}${noBreak}km`,
    list: (parts) =>
      parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and[edition]} ${parts.at(-1)}`,
    hour: (hour) => clock(edition, hour, 0),
    clock: (minutes) => clock(edition, Math.floor(minutes / 60), minutes % 60),
    rating: (value) => formatNumber(edition, value, { min: 1, max: 1 }),
    windSpeed: (metresPerSecond) => windSpeed(edition, metresPerSecond),
  }
}

function formatMoney(edition: EditionKey, amount: number, currency: Currency, digits: number): string {
  const number = formatNumber(edition, Math.abs(amount) / 100, { min: digits, max: digits })
  const sign = amount < 0 ? '−' : ''
  if (edition === 'en') return currency === 'DKK' ? `${sign}DKK${noBreak}${number}` : `${sign}€${number}`
  if (currency === 'EUR') return `${sign}${number}${noBreak}€`
  // The full stop of "kr." would end a German sentence.
  return `${sign}${number}${noBreak}${edition === 'de' ? 'DKK' : 'kr.'}`
}

function numericDay(edition: EditionKey, { day, month, year }: Day): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return [two(day), two(month + 1), year].join(edition === 'en' ? '/' : '.')
}

const mphPerMetrePerSecond = 2.23694

function windSpeed(edition: EditionKey, metresPerSecond: number): string {
  const metric = `${formatNumber(edition, metresPerSecond)}${noBreak}m/s`
  if (edition !== 'en') return metric
  return `${formatNumber(edition, metresPerSecond * mphPerMetrePerSecond)}${noBreak}mph (${metric})`
}

function clock(edition: EditionKey, hour: number, minute: number): string {
  const past = minute === 0 ? '' : `${edition === 'da' ? '.' : ':'}${String(minute).padStart(2, '0')}`
  if (edition !== 'en') return `${hour}${past}`
  if (past === '' && hour % 24 === 0) return 'midnight'
  if (past === '' && hour === 12) return 'noon'
  return `${hour % 12 === 0 ? 12 : hour % 12}${past}${noBreak}${hour < 12 ? 'am' : 'pm'}`
}

const formats: Readonly<Record<EditionKey, Format>> = {
  da: createFormat('da'),
  de: createFormat('de'),
  en: createFormat('en'),
}

export function formatFor(edition: EditionKey): Format {
  return formats[edition]
}
