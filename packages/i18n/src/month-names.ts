import { calendarWords } from './calendar-words.ts'
import type { EditionKey } from './edition-key.ts'
import { formatFor } from './format.ts'

/** More than two months in a row are a range. */
const longestList = 2

type Run = readonly [first: string, last: string, length: number]

/**
 * Names months given as YYYY-MM, in order: "Juli 2027", "Juni und August 2027", "Dezember 2026 – Februar 2027". Every
 * part of the site calls a searched month by this name.
 */
export function monthNames(edition: EditionKey, months: readonly string[]): string {
  const years = new Set(months.map(yearOf))
  const [year] = years
  const hasOneYear = years.size === 1
  const name = (month: string): string => {
    const word = calendarWords[edition].months[Number(month.slice(5, 7)) - 1] ?? ''
    return hasOneYear ? word : `${word} ${yearOf(month)}`
  }
  const parts = runsOf(months).flatMap(([first, last, length]) => {
    if (length > longestList) return [`${name(first)} – ${name(last)}`]
    return first === last ? [name(first)] : [name(first), name(last)]
  })
  const text = formatFor(edition).list(parts)
  return capitalised(hasOneYear ? `${text} ${year}` : text)
}

/** The month alone, as a heading: "Juli". */
export function monthName(edition: EditionKey, month: string): string {
  return capitalised(calendarWords[edition].months[Number(month.slice(5, 7)) - 1] ?? '')
}

function yearOf(month: string): string {
  return month.slice(0, 4)
}

function runsOf(months: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const month of months) {
    const last = runs.at(-1)
    if (last && indexOf(last[1]) + 1 === indexOf(month)) runs.splice(-1, 1, [last[0], month, last[2] + 1])
    else runs.push([month, month, 1])
  }
  return runs
}

function indexOf(month: string): number {
  return Number(yearOf(month)) * 12 + Number(month.slice(5, 7))
}

/** Danish months are lower case inside a sentence, and names stand alone. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
