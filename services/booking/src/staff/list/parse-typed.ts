import { type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import { calendarWords } from '@marram/i18n/calendar-words'

/** Bookings match each term. A text is the beginning of a word or number of the guest, or of a house. */
export type SearchTerm =
  | { readonly kind: 'text'; readonly text: string }
  /** Arrivals or departures on this day. */
  | { readonly kind: 'day'; readonly day: IsoDay }
  /** Arrivals in this month, such as 2027-07. */
  | { readonly kind: 'month'; readonly month: string }

/** More terms than somebody types. */
const maxTerms = 8

/** Reads what staff type into the search of bookings, with dates in the forms of all three languages. */
export function parseTyped(typed: string, today: IsoDay): SearchTerm[] {
  const tokens = typed
    .replaceAll('\0', '')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const terms: SearchTerm[] = []
  for (let at = 0; at < tokens.length && terms.length < maxTerms; ) {
    const { term, length } = readDate(tokens.slice(at, at + 3), today) ?? readText(tokens.slice(at))
    if (term !== null) terms.push(term)
    at += length
  }
  return terms
}

type Read = { readonly term: SearchTerm | null; readonly length: number }

function readDate([first = '', second = '', third = '']: readonly string[], today: IsoDay): Read | null {
  const day = readNumericDay(first, today)
  if (day !== null) return { term: { kind: 'day', day }, length: 1 }
  const [dayFirst, monthFirst] = [dayNumber(first), monthOf(first)]
  // 26. juni, June 26: the year may follow.
  const [date, month] = dayFirst === null ? [dayNumber(second), monthFirst] : [dayFirst, monthOf(second)]
  if (date !== null && month !== null) {
    const year = readYear(third)
    const named = dayOf(date, month, year, today)
    return named === null ? null : { term: { kind: 'day', day: named }, length: year === null ? 2 : 3 }
  }
  // A month alone may be somebody's name.
  const year = readYear(second)
  return monthFirst === null || year === null
    ? null
    : { term: { kind: 'month', month: `${year}-${twoDigits(monthFirst)}` }, length: 2 }
}

/** 26.6.2027, 26.06., 26/6, 26/6-27, 26-06-2027 and 2027-06-26. */
function readNumericDay(token: string, today: IsoDay): IsoDay | null {
  if (/^\d{4}-\d\d-\d\d$/.test(token)) return parseIsoDay(token)
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d\d)?)?$/.exec(token) ?? []
  if (day === undefined || month === undefined) return null
  return dayOf(Number(day), Number(month), year === undefined ? null : fullYear(year), today)
}

function dayNumber(token: string): number | null {
  return /^\d{1,2}(?:\.|st|nd|rd|th)?$/.test(token) ? Number.parseInt(token, 10) : null
}

const readYear = (token: string): string | null => (/^20\d\d$/.test(token) ? token : null)
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year)
const twoDigits = (value: number): string => String(value).padStart(2, '0')

const bare = (word: string): string => word.toLowerCase().replace(/\.$/, '')

const months: ReadonlyMap<string, number> = new Map(
  Object.values(calendarWords).flatMap(({ months: full, monthsShort }) =>
    [full, monthsShort].flatMap((names) => names.map((name, index) => [bare(name), index + 1] as const)),
  ),
)

const monthOf = (token: string): number | null => months.get(bare(token)) ?? null

/** Without a year the nearest one, since staff speak of this season. */
function dayOf(day: number, month: number, year: string | null, today: IsoDay): IsoDay | null {
  if (year !== null) return parseIsoDay(`${year}-${twoDigits(month)}-${twoDigits(day)}`)
  const thisYear = Number(today.slice(0, 4))
  const found = [thisYear - 1, thisYear, thisYear + 1].flatMap((near) => dayOf(day, month, String(near), today) ?? [])
  const distance = (one: IsoDay): number => Math.abs(Date.parse(one) - Date.parse(today))
  return found.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** A telephone number may have spaces: what follows a plus or a zero belongs to it. */
function readText(tokens: readonly string[]): Read {
  const [first = ''] = tokens
  if (!isPhonePart(first)) return { term: { kind: 'text', text: first }, length: 1 }
  const end = /^[+(0]/.test(first) ? tokens.findIndex((token) => !isPhonePart(token)) : 1
  const length = end < 0 ? tokens.length : end
  // Stored without trunk and international zeros.
  const text = tokens.slice(0, length).join('').replaceAll(/\D/g, '').replace(/^0+/, '')
  return { term: text === '' ? null : { kind: 'text', text }, length }
}

const isPhonePart = (token: string): boolean => /^[\d+()/.-]+$/.test(token) && /\d/.test(token)
