import { type EditionKey, formatLocales } from './edition-key.ts'

export type Currency = 'DKK' | 'EUR'
export type DayStyle = 'short' | 'long' | 'weekday' | 'weekday-name' | 'month' | 'numeric'

const dayOptions: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'long' },
  'weekday-name': { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
}

/** All numbers, prices and days a guest reads in one edition. Days are ISO days and never pass through a time zone. */
export type Format = {
  number(value: number, digits?: number): string
  /** Minor units; decimals only when there are any. */
  money(amount: number, currency: Currency): string
  day(isoDay: string, style?: DayStyle): string
  dayRange(arrival: string, departure: string): string
  /** Under 1,000 m in metres, above in kilometres with one decimal. */
  distance(metres: number): string
  list(parts: readonly string[]): string
  hour(hour: number): string
  rating(value: number): string
}

function utcDate(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`)
}

function createFormat(edition: EditionKey): Format {
  const locale = formatLocales[edition]
  const days = new Map<DayStyle, Intl.DateTimeFormat>()
  const dayFormat = (style: DayStyle): Intl.DateTimeFormat => {
    const known = days.get(style)
    if (known) return known
    const made = new Intl.DateTimeFormat(locale, { ...dayOptions[style], timeZone: 'UTC' })
    days.set(style, made)
    return made
  }
  const money = {
    DKK: moneyFormats(locale, 'DKK'),
    EUR: moneyFormats(locale, 'EUR'),
  }
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const range = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return {
    number: (value, digits = 0) => value.toLocaleString(locale, { maximumFractionDigits: digits }),
    money: (amount, currency) =>
      (amount % 100 === 0 ? money[currency].whole : money[currency].exact).format(amount / 100),
    day: (isoDay, style = 'short') => dayFormat(style).format(utcDate(isoDay)),
    dayRange: (arrival, departure) => range.formatRange(utcDate(arrival), utcDate(departure)),
    distance: (metres) =>
      metres < 1000
        ? `${metres.toLocaleString(locale)} m`
        : `${(metres / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} km`,
    list: (parts) => list.format(parts),
    hour: (hour) => clockHour(edition, hour),
    rating: (value) => value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
}

function moneyFormats(locale: string, currency: Currency) {
  const base = { style: 'currency', currency } as const
  return {
    whole: new Intl.NumberFormat(locale, { ...base, minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    exact: new Intl.NumberFormat(locale, base),
  }
}

function clockHour(edition: EditionKey, hour: number): string {
  if (edition !== 'en') return String(hour)
  if (hour === 0 || hour === 24) return 'midnight'
  if (hour === 12) return 'noon'
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`
}

const formats: Readonly<Record<EditionKey, Format>> = {
  da: createFormat('da'),
  de: createFormat('de'),
  en: createFormat('en'),
}

export function formatFor(edition: EditionKey): Format {
  return formats[edition]
}
