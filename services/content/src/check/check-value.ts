import type { ContentField, Validation } from '@marram/contract/content/model/content-type'
import { isLink, isRecord } from '../entry/links.ts'
import { checkText } from './check-text.ts'

const maxSymbol = 256
const maxText = 50_000
const maxInteger = 2 ** 31 - 1

/** Problems of a field's value, worded to follow its name. */
export function checkValue(field: ContentField, value: unknown): string[] {
  const wrong = checkKind(field, value)
  return wrong === null ? field.validations.flatMap((validation) => checkRule(validation, value)) : [wrong]
}

function checkKind(field: ContentField, value: unknown): string | null {
  switch (field.type) {
    case 'Symbol':
      return checkWords(value, maxSymbol)
    case 'Text':
      return checkWords(value, maxText)
    case 'RichText':
      return checkText(value)
    case 'Integer':
      return isInteger(value) ? null : 'must be a whole number'
    case 'Boolean':
      return typeof value === 'boolean' ? null : 'must be true or false'
    case 'Date':
      return isDate(value) ? null : 'must be a day (2027-03-01) or a moment (2027-03-01T10:00:00Z)'
    case 'Location':
      return isLocation(value) ? null : 'must be { lat, lon }'
    case 'Object':
      return typeof value === 'object' ? null : 'must be an object or a list'
    case 'Link':
      return checkLink(value, field.linkType)
    case 'Array':
      return checkList(field, value)
  }
}

function checkWords(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return 'must be text'
  return value.length > max ? `has ${value.length} characters; ${max} are allowed` : null
}

function checkList({ items }: ContentField, value: unknown): string | null {
  if (!Array.isArray(value)) return 'must be a list'
  for (const item of value) {
    const wrong =
      items?.type === 'Link'
        ? checkLink(item, items.linkType)
        : items?.type === 'Integer'
          ? isInteger(item)
            ? null
            : 'must hold whole numbers'
          : checkWords(item, maxSymbol)
    if (wrong !== null) return wrong
  }
  return null
}

function checkLink(value: unknown, linkType: string | undefined): string | null {
  if (!isLink(value)) return 'must be a link: { sys: { type: Link, linkType, id } }'
  return value.sys.linkType === linkType ? null : `must link to an ${linkType?.toLowerCase()}`
}

function checkRule(rule: Validation, value: unknown): string[] {
  if ('in' in rule && typeof value === 'string' && !rule.in.includes(value)) {
    return [`is ${JSON.stringify(value)}; allowed are ${rule.in.join(', ')}`]
  }
  if ('regexp' in rule && typeof value === 'string') {
    const { pattern, flags } = rule.regexp
    return new RegExp(pattern, flags ?? '').test(value)
      ? []
      : [`is ${JSON.stringify(value.slice(0, 60))}; expected ${rule.message ?? pattern}`]
  }
  if ('size' in rule && Array.isArray(value)) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = rule.size
    return value.length < min || value.length > max ? [`has ${value.length} items; ${max} are allowed`] : []
  }
  return []
}

const isInteger = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) <= maxInteger

function isDate(value: unknown): boolean {
  const shape = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/
  if (typeof value !== 'string' || !shape.test(value) || Number.isNaN(Date.parse(value))) return false
  // Date.parse accepts the 31st of a short month as the first of the next.
  return new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(value.slice(0, 10))
}

function isLocation(value: unknown): boolean {
  if (!isRecord(value)) return false
  const isWithin = (number: unknown, max: number) => typeof number === 'number' && Math.abs(number) <= max
  return isWithin(value.lat, 90) && isWithin(value.lon, 180)
}
