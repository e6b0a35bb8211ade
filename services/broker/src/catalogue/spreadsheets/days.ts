import { type IsoDay, parseIsoDay } from '@marram/domain/iso-day'

/** Days as the three countries write them, and as ISO. */
export const dayForms = ['31.12.2027', '31-12-2027', '31/12/2027', '2027-12-31'] as const
export type DayForm = (typeof dayForms)[number]

export type WrittenDay = {
  readonly form: DayForm
  readonly first: number
  readonly second: number
  readonly year: string
}

const formOf: Readonly<Record<string, DayForm>> = { '.': '31.12.2027', '-': '31-12-2027', '/': '31/12/2027' }
/** Spreadsheets add midnight to days. */
const midnight = /[ T]0?0[:.]00(?:[:.]00)?$/

export function splitDay(text: string): WrittenDay | null {
  const day = text.trim().replace(midnight, '')
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (iso) return { form: '2027-12-31', first: Number(iso[3]), second: Number(iso[2]), year: iso[1] ?? '' }
  const [, first, mark = '', second, year = ''] = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/.exec(day) ?? []
  const form = formOf[mark]
  return form === undefined ? null : { form, first: Number(first), second: Number(second), year }
}

/**
 * Only slashes are ambiguous: 3/4/2027 is in April in Britain and in March in America. A day above 12 elsewhere in the
 * column decides.
 */
export function findSlashOrder(days: readonly WrittenDay[]): 'none' | 'day-first' | 'month-first' | 'unclear' {
  const slashed = days.filter(({ form }) => form === '31/12/2027')
  if (slashed.length === 0) return 'none'
  if (slashed.some(({ second }) => second > 12)) return 'month-first'
  const isSettled = slashed.some(({ first }) => first > 12) || slashed.every(({ first, second }) => first === second)
  return isSettled ? 'day-first' : 'unclear'
}

export function isoDayOf({ first, second, year }: WrittenDay): IsoDay | null {
  return parseIsoDay(`${year}-${String(second).padStart(2, '0')}-${String(first).padStart(2, '0')}`)
}
