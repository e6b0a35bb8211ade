import type { Locale } from '@marram/domain/edition'
import { isRecord } from '../entry/links.ts'
import { invalidQuery } from './delivery-error.ts'
import type { Presented } from './present.ts'

export type Condition = (entry: Presented) => boolean

const path = /^(?:fields|sys)(?:\.[A-Za-z\d_]+){1,4}$/
const operators: Readonly<Record<string, (value: unknown, operand: string) => boolean>> = {
  '': (value, operand) => some(value, (one) => String(one) === operand),
  ne: (value, operand) => !some(value, (one) => String(one) === operand),
  in: (value, operand) => some(value, (one) => operand.split(',').includes(String(one))),
  nin: (value, operand) => !some(value, (one) => operand.split(',').includes(String(one))),
  all: (value, operand) => operand.split(',').every((wanted) => some(value, (one) => String(one) === wanted)),
  exists: (value, operand) => (value !== undefined && value !== null) === (operand === 'true'),
  match: (value, operand) => some(value, (one) => textOf(one).toLowerCase().includes(operand.toLowerCase())),
  gt: (value, operand) => some(value, (one) => compare(one, operand) > 0),
  gte: (value, operand) => some(value, (one) => compare(one, operand) >= 0),
  lt: (value, operand) => some(value, (one) => compare(one, operand) < 0),
  lte: (value, operand) => some(value, (one) => compare(one, operand) <= 0),
}

/** The condition of a parameter such as `fields.slug`, `fields.author.sys.id[in]` or `sys.updatedAt[gt]`. */
export function conditionOf(name: string, operand: string, hasType: boolean): Condition {
  const [, field = '', operator = ''] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(name) ?? []
  const test = operators[operator]
  if (!path.test(field) || !test) throw invalidQuery(`The parameter ${name} is not supported.`, name)
  if (field.startsWith('fields.') && !hasType) {
    throw invalidQuery('A query on fields needs a content_type.', 'content_type')
  }
  const steps = field.split('.')
  return (entry) => test(valueAt(entry, steps), operand)
}

/** Parses `fields.title` or `-sys.updatedAt`; ties are ordered by id. */
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

/** Selects fields and properties; `sys` alone selects no fields. */
export function selectFrom(written: string): (entry: Presented) => unknown {
  const selected = written.split(',').map((name) => name.trim())
  return ({ fields, ...entry }) => {
    if (selected.includes('fields')) return { ...entry, fields }
    const shown = Object.entries(fields).filter(([id]) => selected.includes(`fields.${id}`))
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

function compare(value: unknown, operand: string): number {
  if (typeof value === 'number') return value - Number(operand)
  const [left, right] = [Date.parse(String(value)), Date.parse(operand)]
  return Number.isNaN(left) || Number.isNaN(right) ? String(value).localeCompare(operand) : left - right
}
