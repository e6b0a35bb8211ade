import type { ContentType } from '@marram/contract/content/model/content-type'
import { defaultLocale, type EntryFields, type LocalisedValue } from '@marram/contract/content/model/entry'
import { editions, findEditionByLocale } from '@marram/domain/edition'
import { isRecord } from '../entry/links.ts'

/**
 * Normalises fields for storage: fields in the model's order, locales in ours, no empty values, and values that are not
 * localised under the default locale.
 */
export function normalFields(
  shared: (field: string) => boolean,
  order: readonly string[],
  fields: EntryFields,
): EntryFields {
  const known = order.filter((id) => fields[id] !== undefined)
  const unknown = Object.keys(fields).filter((id) => !order.includes(id))
  const entries = [...known, ...unknown].map((id) => [id, normalValue(shared(id), fields[id])] as const)
  return Object.fromEntries(entries.filter(([, values]) => Object.keys(values).length > 0))
}

export function normalEntryFields(type: ContentType, fields: EntryFields): EntryFields {
  const shared = new Set(type.fields.filter(({ localized }) => !localized).map(({ id }) => id))
  const order = type.fields.map(({ id }) => id)
  return normalFields((id) => shared.has(id), order, fields)
}

export function normalAssetFields(fields: EntryFields): EntryFields {
  return normalFields((id) => id === 'file', ['title', 'description', 'file'], fields)
}

function normalValue(isShared: boolean, values: LocalisedValue | undefined): LocalisedValue {
  if (!isRecord(values)) return {}
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  const [only] = present
  if (isShared && present.length === 1 && only && findEditionByLocale(only[0])) return { [defaultLocale]: only[1] }
  const rank = (locale: string): number => editions.findIndex((edition) => edition.locale === locale)
  return Object.fromEntries(present.sort(([a], [b]) => rank(a) - rank(b)))
}

/** JSON with sorted keys, because the database does not preserve their order. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}
