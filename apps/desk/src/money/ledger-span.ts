import { maxSummedDays } from '@marram/contract/desk/ledger'
import { addDays, daysBetween, type IsoDay, parseIsoDay } from '@marram/domain/iso-day'

/** Both days are included. */
export type Span = { readonly from: IsoDay; readonly until: IsoDay }

export const presets = ['month', 'last-month', 'quarter', 'year'] as const
export type Preset = (typeof presets)[number]

export function spanOf(preset: Preset, today: IsoDay): Span {
  const month = Number(today.slice(5, 7)) - 1
  const months = (first: number, count: number): Span => ({
    from: firstOf(today, first),
    until: addDays(firstOf(today, first + count), -1),
  })
  if (preset === 'year') return months(0, 12)
  if (preset === 'quarter') return months(month - (month % 3), 3)
  return months(preset === 'month' ? month : month - 1, 1)
}

/** The first day of a month of this year, counted from zero; also of the years beside it. */
function firstOf(today: IsoDay, month: number): IsoDay {
  const year = Number(today.slice(0, 4)) + Math.floor(month / 12)
  const inYear = ((month % 12) + 12) % 12
  return `${String(year).padStart(4, '0')}-${String(inYear + 1).padStart(2, '0')}-01`
}

/** This month, if the address says nothing else. */
export function readSpan({ from, until }: Readonly<{ from?: string; until?: string }>, today: IsoDay): Span {
  const month = spanOf('month', today)
  return { from: parseIsoDay(from) ?? month.from, until: parseIsoDay(until) ?? month.until }
}

export const daysOf = ({ from, until }: Span): number => daysBetween(from, until) + 1

export type SpanFault = 'order' | 'length'

export function spanFault(span: Span): SpanFault | null {
  if (span.from > span.until) return 'order'
  return daysOf(span) > maxSummedDays ? 'length' : null
}
