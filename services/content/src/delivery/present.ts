import { findContentType } from '@marram/contract/content/model/content-types'
import { defaultLocale } from '@marram/contract/content/model/entry'
import { editions, type Locale } from '@marram/domain/edition'
import type { StoredAsset, StoredEntry } from '../context.ts'
import { isRecord } from '../entry/links.ts'

export type Place = { readonly space: string; readonly environment: string }
/** One locale, or all of them. */
export type LocaleSelection = Locale | '*'
export type Presented = {
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string }
  readonly metadata: unknown
  readonly fields: Readonly<Record<string, unknown>>
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const noTags = { tags: [], concepts: [] }

export function placeOf({ space, environment }: Place) {
  return { space: link('Space', space), environment: link('Environment', environment) }
}

function sysOf(stored: StoredAsset, type: 'Entry' | 'Asset', place: Place, locale: LocaleSelection) {
  const changedAt = stored.publishedAt ?? stored.firstPublishedAt
  return {
    ...placeOf(place),
    id: stored.id,
    type,
    createdAt: (stored.firstPublishedAt ?? changedAt)?.toISOString() ?? null,
    updatedAt: changedAt?.toISOString() ?? null,
    publishedVersion: stored.publishedVersion,
    revision: stored.publishedVersion ?? 0,
    ...(locale !== '*' && { locale }),
  }
}

export function presentEntry(stored: StoredEntry, place: Place, locale: LocaleSelection): Presented {
  const fields = findContentType(stored.type)?.fields ?? []
  const shown = fields.flatMap(({ id, localized }): [string, unknown][] => {
    const value = valueIn(stored.fields[id], localized, locale)
    return value === undefined ? [] : [[id, value]]
  })
  const sys = { ...sysOf(stored, 'Entry', place, locale), contentType: link('ContentType', stored.type) }
  return { metadata: noTags, sys, fields: Object.fromEntries(shown) }
}

export function presentAsset(stored: StoredAsset, place: Place, locale: LocaleSelection): Presented {
  const text = (field: string): [string, unknown][] => {
    const value = valueIn(stored.fields[field], true, locale)
    return value === undefined ? [] : [[field, value]]
  }
  const file = presentFile(stored.fields.file?.[defaultLocale])
  const files = locale === '*' ? Object.fromEntries(editions.map((edition) => [edition.locale, file])) : file
  const fields = { ...Object.fromEntries([...text('title'), ...text('description')]), file: files }
  return { metadata: noTags, sys: sysOf(stored, 'Asset', place, locale), fields }
}

/** Makes external URLs protocol-relative, as Contentful's are; our own paths stay unchanged. */
function presentFile(written: unknown): unknown {
  const { url, contentType, fileName, size, image } = isRecord(written) ? written : {}
  return { url, details: { size: size ?? 0, ...(image !== undefined && { image }) }, fileName, contentType }
}

function valueIn(
  values: Readonly<Partial<Record<Locale, unknown>>> | undefined,
  localized: boolean,
  locale: LocaleSelection,
) {
  if (!values) return undefined
  if (locale !== '*') return values[localized ? locale : defaultLocale] ?? undefined
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return present.length > 0 ? Object.fromEntries(present) : undefined
}
