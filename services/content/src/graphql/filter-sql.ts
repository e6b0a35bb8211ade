import { type ContentField, type ContentType, linkedTypes } from '@marram/contract/content/model/content-type'
import { findContentType } from '@marram/contract/content/model/content-types'
import { defaultLocale } from '@marram/contract/content/model/entry'
import type { Locale } from '@marram/domain/edition'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Stage } from '../context.ts'
import { isRecord } from '../entry/links.ts'
import { plainText } from './refusal.ts'

export type FilterView = { readonly stage: Stage; readonly locale: Locale; readonly alias: string }
type Condition = RawBuilder<SqlBool>

/** The condition of a `where` that its input type has coerced. */
export function filterSql(type: ContentType, where: Record<string, unknown>, view: FilterView): Condition {
  const conditions = Object.entries(where).flatMap(([key, value]): Condition[] => {
    if (value === undefined) return []
    if (key === 'AND' || key === 'OR') return [combined(type, key, value, view)]
    if (key === 'sys') return isRecord(value) ? sysConditions(value, view) : []
    const match = findField(type, key)
    return match ? [fieldCondition(match.field, match.suffix, value, view)] : []
  })
  return allOf(conditions)
}

const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

function combined(type: ContentType, key: 'AND' | 'OR', value: unknown, view: FilterView): Condition {
  const parts = (Array.isArray(value) ? value : []).filter(isRecord).map((part) => filterSql(type, part, view))
  if (parts.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`(${sql.join(parts, key === 'AND' ? sql` and ` : sql` or `)})`
}

/** Splits a key such as `title_not` into field and suffix, trying the longest id first. */
function findField(type: ContentType, key: string): { field: ContentField; suffix: string } | null {
  for (const field of type.fields) {
    if (key === field.id || key.startsWith(`${field.id}_`)) return { field, suffix: key.slice(field.id.length) }
    if (key === `${field.id}Collection_exists`) return { field, suffix: '_exists' }
  }
  return null
}

function fieldCondition(field: ContentField, suffix: string, value: unknown, view: FilterView): Condition {
  const path = sql`array[${field.id}, ${field.localized ? view.locale : defaultLocale}]::text[]`
  const column = sql`${sql.ref(`${view.alias}.${view.stage}`)}`
  const written = sql`(${column} #> ${path})`
  if (suffix === '_exists') return sql<SqlBool>`(${written} is not null) = ${value === true}`
  if (field.type === 'Link' || field.items?.type === 'Link') return linkedCondition(field, value, view)
  if (field.type === 'Array') return listCondition(written, suffix, value)
  const text = sql`(${column} #>> ${path})`
  if (field.type === 'Integer') return compared(sql`(${text})::numeric`, suffix, value, 'numeric')
  if (field.type === 'Date') return compared(sql`(${text})::timestamptz`, suffix, value, 'timestamptz')
  if (field.type === 'Boolean') return compared(sql`(${text})::boolean`, suffix, value, 'boolean')
  return compared(text, suffix, value, 'text')
}

function sysConditions(filter: Record<string, unknown>, { alias }: FilterView): Condition[] {
  return Object.entries(filter).flatMap(([key, value]): Condition[] => {
    const [, name = '', suffix = ''] = /^([a-zA-Z]+)(_\w+)?$/.exec(key) ?? []
    if (value === undefined) return []
    if (name === 'id' && suffix === '_exists') return [sql<SqlBool>`${value === true}`]
    if (name === 'id') return [compared(sql`${sql.ref(`${alias}.id`)}`, suffix, value, 'text')]
    const column = name === 'publishedAt' ? 'published_at' : 'first_published_at'
    return [compared(sql`${sql.ref(`${alias}.${column}`)}`, suffix, value, 'timestamptz')]
  })
}

const operators: Readonly<Record<string, string>> = { _gt: '>', _gte: '>=', _lt: '<', _lte: '<=' }

/** As at Contentful, "not" matches entries without the field. */
function compared(left: RawBuilder<unknown>, suffix: string, value: unknown, kind: string): Condition {
  const cast = sql.raw(kind)
  const operator = operators[suffix]
  const one = typeof value === 'string' ? plainText(value) : value
  if (operator) return sql<SqlBool>`${left} ${sql.raw(operator)} ${one}::${cast}`
  switch (suffix) {
    case '_not':
      return sql<SqlBool>`${left} is distinct from ${one}::${cast}`
    case '_in':
      return sql<SqlBool>`${left} = any(${asTexts(value)}::text[]::${cast}[])`
    case '_not_in':
      return sql<SqlBool>`(${left} = any(${asTexts(value)}::text[]::${cast}[])) is not true`
    case '_contains':
      return sql<SqlBool>`position(lower(${one}::text) in lower(${left})) > 0`
    case '_not_contains':
      return sql<SqlBool>`(position(lower(${one}::text) in lower(${left})) > 0) is not true`
    default:
      return sql<SqlBool>`${left} is not distinct from ${one}::${cast}`
  }
}

function listCondition(written: RawBuilder<unknown>, suffix: string, value: unknown): Condition {
  const items = sql`array(select jsonb_array_elements_text(coalesce(${written}, '[]'::jsonb)))`
  const wanted = sql`${asTexts(value)}::text[]`
  if (suffix === '_contains_all') return sql<SqlBool>`${items} @> ${wanted}`
  const some = sql<SqlBool>`${items} && ${wanted}`
  return suffix === '_contains_none' ? sql<SqlBool>`not (${some})` : some
}

/** Applies the filter to the linked entry. */
function linkedCondition(field: ContentField, value: unknown, view: FilterView): Condition {
  const [only = ''] = linkedTypes(field.items?.validations ?? field.validations) ?? []
  const type = findContentType(only)
  if (!type || !isRecord(value)) return sql<SqlBool>`true`
  const inner = filterSql(type, value, { ...view, alias: 'target' })
  return sql<SqlBool>`exists (
    select from content_link link join content_entry target on target.id = link.target_id
    where link.source_id = ${sql.ref(`${view.alias}.id`)} and link.stage = ${view.stage} and link.field = ${field.id}
      and link.target_kind = 'Entry' and target.type = ${only} and target.${sql.ref(view.stage)} is not null and ${inner})`
}

const asTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((item) => item !== null).map((item) => plainText(String(item)))
