import { contentTypes } from '@marram/contract/content/model/content-types'
import type { ContentEntry, LocalisedValue } from '@marram/contract/content/model/entry'
import { editions, type Locale } from '@marram/domain/edition'

export const locales: readonly Locale[] = editions.map(({ locale }) => locale)

export type Found = { linkType: string; id: string }

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Collects all links inside a value, in fields and in rich text. */
export function linksIn(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!isRecord(value)) return []
  const { sys } = value
  if (isRecord(sys) && sys.type === 'Link') return [{ linkType: String(sys.linkType), id: String(sys.id) }]
  return Object.values(value).flatMap(linksIn)
}

/** Text of a rich text, one string per paragraph, heading or cell. */
export function wordsOf(node: unknown): string[] {
  if (!isRecord(node) || !Array.isArray(node.content)) return []
  const nodes: unknown[] = node.content
  const isLine = nodes.some((child) => isRecord(child) && child.nodeType === 'text')
  return isLine ? [nodes.map(plainText).join('')] : nodes.flatMap(wordsOf)
}

function plainText(node: unknown): string {
  if (!isRecord(node)) return ''
  if (typeof node.value === 'string') return node.value
  return Array.isArray(node.content) ? node.content.map(plainText).join('') : ''
}

export function valueIn(entry: ContentEntry, field: string, locale: Locale): unknown {
  const values: LocalisedValue = entry.fields[field] ?? {}
  return values[locale]
}

export function textIn(entry: ContentEntry, field: string, locale: Locale): string {
  const value = valueIn(entry, field, locale)
  return typeof value === 'string' ? value : wordsOf(value).join('\n')
}

/** All texts of an entry in one edition, line by line. */
export function linesIn(entry: ContentEntry, locale: Locale): string[] {
  const type = contentTypes.find(({ sys }) => sys.id === entry.sys.contentType)
  const localised = type?.fields.filter((field) => field.localized && field.id !== 'slug') ?? []
  return localised.flatMap(({ id }) => {
    const value = valueIn(entry, id, locale)
    return typeof value === 'string' ? [value] : wordsOf(value)
  })
}
