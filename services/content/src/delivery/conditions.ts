import type { Locale } from '@marram/domain/edition'
import { isRecord } from '../entry/links.ts'
import { invalidQuery } from './delivery-error.ts'
import type { Presented } from './present.ts'

export type Condition = (entry: Presented) => boolean

const path = /^(?:fields|sys)(?:\.[A-Za-z\d_]+){1,4}$/
const operators: Readonly<Record<string, (value: unknown, given: string) => boolean>> = {
  '': (value, given) => some(value, (one) => String(one) === given),
  ne: (value, given) => !some(value, (one) => String(one) === given),
  in: (value, given) => some(value, (one) => given.split(',').includes(String(one))),
  nin: (value, given) => !some(value, (one) => given.split(',').includes(String(one))),
  all: (value, given) => given.split(',').every((wanted) => some(value, (one) => String(one) === wanted)),
  exists: (value, given) => (value !== undefined && value !== null) === (given === 'true'),
  match: (value, given) => some(value, (one) => textOf(one).toLowerCase().includes(given.toLowerCase())),
  gt: (value, given) => some(value, (one) => compare(one, given) > 0),
  gte: (value, given) => some(value, (one) => compare(one, given) >= 0),
  lt: (value, given) => some(value, (one) => compare(one, given) < 0),
  lte: (value, given) => some(value, (one) => compare(one, given) <= 0),
}

/** What one parameter asks of an entry: `fields.slug`, `fields.author.sys.id[in]`, `sys.updatedAt[gt]`. */
export function conditionOf(name: string, given: string, hasType: boolean): Condition {
  const [, field = '', operator = ''] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(name) ?? []
  const test = operators[operator]
  if (!path.test(field) || !test) throw invalidQuery(`The parameter ${name} is not supported.`, name)
  if (field.startsWith('fields.') && !hasType) {
    throw invalidQuery('A query on fields needs a content_type.', 'content_type')
  }
  const steps = field.split('.')
  return (entry) => test(valueAt(entry, steps), given)
}

/** `fields.title`, `-sys.updatedAt`; the id settles ties. */
export function orderBy(written: string, locale: Locale): (a: Presented, b: Presented) => number {
  const keys = written.split(',').filter((key) => key !== '')
  for (const key of keys) {
    if (!path.test(key.replace(/^-/, ''))) throw invalidQuery(`Cannot order by ${key}.`, 'order')
  }
  const { compare: byAlphabet } = new Intl.Collator(locale, { numeric: true })
  return (a, b) => {
    for (const key of [...keys, 'sys.id']) {
      const steps = key.replace(/^-/, '').split('.')
      const [left, right] = [valueAt(a, steps), valueAt(b, steps)].map((value) => textOf(value))
      const order = byAlphabet(left ?? '', right ?? '')
      if (order !== 0) return key.startsWith('-') ? -order : order
    }
    return 0
  }
}

/** Only these fields and properties; `sys` alone keeps no fields. */
export function selectFrom(written: string): (entry: Presented) => unknown {
  const wanted = written.split(',').map((name) => name.trim())
  return ({ fields, ...entry }) => {
    if (wanted.includes('fields')) return { ...entry, fields }
    const shown = Object.entries(fields).filter(([id]) => wanted.includes(`fields.${id}`))
    return { ...entry, fields: Object.fromEntries(shown) }
  }
}

function valueAt(entry: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return entry
  if (Array.isArray(entry)) return entry.map((one) => valueAt(one, steps))
  return isRecord(entry) ? valueAt(entry[step], rest) : undefined
}

function some(value: unknown, test: (one: unknown) => boolean): boolean {
  if (value === undefined || value === null) return false
  return Array.isArray(value) ? value.some((one) => one !== undefined && test(one)) : test(value)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function compare(value: unknown, given: string): number {
  if (typeof value === 'number') return value - Number(given)
  const [left, right] = [Date.parse(String(value)), Date.parse(given)]
  return Number.isNaN(left) || Number.isNaN(right) ? String(value).localeCompare(given) : left - right
}
