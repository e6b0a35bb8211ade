import {
  type ContentField,
  type FieldType,
  linkedTypes,
  maxSize,
  type Validation,
} from '@marram/contract/content/model/content-type'
import { findContentType } from '@marram/contract/content/model/content-types'
import { type ContentEntry, defaultLocale } from '@marram/contract/content/model/entry'
import { parseIsoDay } from '@marram/domain/iso-day'
import { isRecord, linksIn, locales } from './walk.ts'

const fits: Record<FieldType, (value: unknown) => boolean> = {
  Symbol: (value) => typeof value === 'string' && value.length <= 255,
  Text: (value) => typeof value === 'string',
  RichText: (value) => isRecord(value) && value.nodeType === 'document',
  Integer: Number.isInteger,
  Date: (value) => parseIsoDay(value) !== null,
  Boolean: (value) => typeof value === 'boolean',
  Object: (value) => typeof value === 'object' && value !== null,
  Location: (value) => isRecord(value) && typeof value.lat === 'number' && typeof value.lon === 'number',
  Link: (value) => linksIn(value).length === 1,
  Array: Array.isArray,
}

/**
 * Lists how an entry violates the content model, by its file; `typeOf` resolves the targets of its links. Stricter than
 * an import, which accepts an entry that lacks an edition.
 */
export function modelProblems(entry: ContentEntry, typeOf: ReadonlyMap<string, string>): string[] {
  const { id, contentType } = entry.sys
  const type = findContentType(contentType)
  const file = `${contentType}/${id}.json`
  if (!type) return [`${file}: there is no such type`]
  const known = new Map(type.fields.map((field) => [field.id, field]))
  const unknown = Object.keys(entry.fields).filter((name) => !known.has(name))
  return [
    ...unknown.map((name) => `${file}: there is no field ${name}`),
    ...type.fields.flatMap((field) =>
      fieldProblems(entry, field, typeOf).map((words) => `${file}: ${field.id} ${words}`),
    ),
  ]
}

function fieldProblems(entry: ContentEntry, field: ContentField, typeOf: ReadonlyMap<string, string>): string[] {
  const values = entry.fields[field.id]
  if (values === undefined) return field.required ? ['is missing'] : []
  const expected = field.localized ? locales : [defaultLocale]
  const given = Object.keys(values).sort()
  if (given.join() !== [...expected].sort().join()) return [`stands in ${given.join(', ') || 'no locale'}`]
  return Object.values(values).flatMap((value) => valueProblems(value, field, typeOf))
}

function valueProblems(value: unknown, field: ContentField, typeOf: ReadonlyMap<string, string>): string[] {
  if (!fits[field.type](value)) return [`is no ${field.type}`]
  const words: string[] = []
  const max = maxSize(field.validations)
  if (max !== null && Array.isArray(value) && value.length > max) words.push(`holds more than ${max}`)
  if (value === '') words.push('is empty')
  const allowed = linkedTypes(field.items?.validations ?? field.validations)
  const isLink = field.type === 'Link' || field.items?.type === 'Link'
  for (const { id, linkType } of isLink ? linksIn(value) : []) {
    const wanted = field.linkType ?? field.items?.linkType
    if (linkType !== wanted) words.push(`links ${id} as ${linkType}`)
    if (allowed && !allowed.includes(typeOf.get(id) ?? '')) words.push(`may not link ${id}`)
  }
  return [...words, ...field.validations.flatMap((rule) => ruleProblems(value, rule))]
}

function ruleProblems(value: unknown, rule: Validation): string[] {
  if ('in' in rule) return typeof value === 'string' && rule.in.includes(value) ? [] : ['is none of the words allowed']
  if (!('regexp' in rule) || typeof value !== 'string') return []
  return new RegExp(rule.regexp.pattern, rule.regexp.flags ?? '').test(value) ? [] : [`does not match: ${value}`]
}
