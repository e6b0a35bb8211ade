import type { ContentType } from '@marram/contract/content/model/content-type'
import { defaultLocale } from '@marram/contract/content/model/entry'
import type { Locale } from '@marram/domain/edition'
import { GraphQLEnumType } from 'graphql'
import { nameOf } from './registry.ts'

const sortable = ['Symbol', 'Integer', 'Date', 'Boolean']
const sysKeys = ['sys_id', 'sys_publishedAt', 'sys_firstPublishedAt', 'sys_publishedVersion']

/** `title_ASC`, `datePublished_DESC`, `sys_publishedAt_DESC`. */
export function orderType(type: ContentType): GraphQLEnumType {
  const keys = [...type.fields.filter((field) => sortable.includes(field.type)).map(({ id }) => id), ...sysKeys]
  const names = keys.flatMap((key) => [`${key}_ASC`, `${key}_DESC`])
  return new GraphQLEnumType({
    name: `${nameOf(type.sys.id)}Order`,
    values: Object.fromEntries(names.map((name) => [name, { value: name }])),
  })
}

export type SortKey = { readonly key: string; readonly isDescending: boolean }

/** Newest first by default; ties are ordered by id, so that pages never overlap. */
export function sortKeys(order: readonly string[]): SortKey[] {
  const keys = order.length > 0 ? order : ['sys_publishedAt_DESC']
  return [...keys, 'sys_id_ASC'].map((name) => ({
    key: name.replace(/_(?:ASC|DESC)$/, ''),
    isDescending: name.endsWith('_DESC'),
  }))
}

/** The field and locale of a sort key; null for keys of `sys`. */
export function sortField(type: ContentType, key: string, locale: Locale): [string, Locale] | null {
  const field = type.fields.find(({ id }) => id === key)
  return field ? [field.id, field.localized ? locale : defaultLocale] : null
}

export type Sortable = { readonly id: string; readonly values: readonly unknown[] }

/** Sorts by the language's alphabet, whose collation the database may lack; missing values come last. */
export function sortRows(rows: readonly Sortable[], keys: readonly SortKey[], locale: Locale): string[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const compareValues = (a: unknown, b: unknown): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  const sorted = rows.toSorted((a, b) => {
    for (const [at, { isDescending }] of keys.entries()) {
      const [left, right] = [a.values[at] ?? null, b.values[at] ?? null]
      if (left === null || right === null) {
        if (left !== right) return left === null ? 1 : -1
        continue
      }
      const order = compareValues(left, right)
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  })
  return sorted.map(({ id }) => id)
}
