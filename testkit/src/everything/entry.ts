import {
  type ContentEntry,
  type ContentLink,
  defaultLocale,
  type EntryFields,
  type LocalisedValue,
} from '@marram/contract/content/model/entry'
import { type EditionKey, editions } from '@marram/domain/edition'

/** One value per edition. */
type Editions<T> = Readonly<Record<EditionKey, T>>

export function toEntry(id: string): ContentLink {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

export function toEntries(...ids: string[]): ContentLink[] {
  return ids.map(toEntry)
}

export function toAsset(id: string): ContentLink {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}

export function shared(value: unknown): LocalisedValue {
  return { [defaultLocale]: value }
}

export function localised(values: Editions<unknown>): LocalisedValue {
  return Object.fromEntries(
    editions.flatMap(({ key, locale }) => (values[key] === undefined ? [] : [[locale, values[key]]])),
  )
}

/** Returns a builder for one content type. It takes the fields shared by all editions, then the texts of each. */
export function entriesOf<Shared extends object, Texts extends object>(contentType: string) {
  return (id: string, same: Shared, texts: Editions<Texts>): ContentEntry => ({
    sys: { id, contentType },
    fields: { ...sharedFields(same), ...textFields(texts) },
  })
}

function sharedFields(same: object): EntryFields {
  const given = Object.entries(same).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, shared(value)]))
}

function textFields(texts: Editions<object>): EntryFields {
  const byEdition = { da: toMap(texts.da), de: toMap(texts.de), en: toMap(texts.en) }
  const names = new Set(Object.values(byEdition).flatMap((map) => [...map.keys()]))
  const valuesOf = (name: string) =>
    localised({ da: byEdition.da.get(name), de: byEdition.de.get(name), en: byEdition.en.get(name) })
  return Object.fromEntries([...names].map((name) => [name, valuesOf(name)]))
}

function toMap(texts: object): Map<string, unknown> {
  return new Map(Object.entries(texts))
}

/** For entries that have no text of their own in any edition. */
export const wordless: Editions<object> = { da: {}, de: {}, en: {} }
