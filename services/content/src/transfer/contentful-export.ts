import type { ContentAsset, ContentEntry, EntryFields } from '@marram/contract/content/model/entry'
import { editions, type Locale } from '@marram/domain/edition'
import * as v from 'valibot'
import { ContentRefusal } from '../entry/content-refusal.ts'
import type { ContentSet } from './content-set.ts'

const fields = v.record(v.string(), v.record(v.string(), v.unknown()))
const sys = v.looseObject({
  id: v.string(),
  publishedVersion: v.optional(v.number()),
  archivedVersion: v.optional(v.number()),
})
const exportFile = v.looseObject({
  locales: v.array(v.looseObject({ code: v.string(), default: v.optional(v.boolean(), false) })),
  entries: v.array(
    v.looseObject({
      sys: v.looseObject({ ...sys.entries, contentType: v.object({ sys: v.looseObject({ id: v.string() }) }) }),
      fields: v.optional(fields, {}),
    }),
  ),
  assets: v.array(v.looseObject({ sys, fields: v.optional(fields, {}) })),
})

export function isSpaceExport(input: unknown): boolean {
  return v.is(v.looseObject({ entries: v.array(v.unknown()), locales: v.array(v.unknown()) }), input)
}

/**
 * Reads the output of `contentful space export`. Maps locales by language (`da`, `de-AT`, `en-GB`) and drops others.
 * Unpublished entries become drafts; archived ones are dropped.
 */
export function readSpaceExport(input: unknown): ContentSet {
  const parsed = v.safeParse(exportFile, input)
  if (!parsed.success) {
    throw new ContentRefusal(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`))
  }
  const { locales, entries, assets } = parsed.output
  const localeOf = matchLocales(locales.map(({ code }) => code))
  const shown = <T extends { sys: { archivedVersion?: number | undefined } }>(list: T[]): T[] =>
    list.filter((item) => item.sys.archivedVersion === undefined)
  const status = (version: number | undefined) => (version === undefined ? { status: 'draft' as const } : {})
  return {
    entries: shown(entries).map(
      (entry): ContentEntry => ({
        sys: { id: entry.sys.id, contentType: entry.sys.contentType.sys.id, ...status(entry.sys.publishedVersion) },
        fields: mapFields(entry.fields, localeOf),
      }),
    ),
    assets: shown(assets).map(
      (asset): ContentAsset => ({
        sys: { id: asset.sys.id, ...status(asset.sys.publishedVersion) },
        fields: mapFields(presentFile(asset.fields), localeOf),
      }),
    ),
  }
}

/** Prefers an exact code, then the first of the same language. */
function matchLocales(codes: readonly string[]): ReadonlyMap<string, Locale> {
  const pairs = editions.flatMap(({ locale, key }): [string, Locale][] => {
    const code = codes.find((one) => one === locale) ?? codes.find((one) => one.split('-')[0] === key)
    return code === undefined ? [] : [[code, locale]]
  })
  if (pairs.length === 0) {
    throw new ContentRefusal([`None of the locales ${codes.join(', ')} is Danish, German or English.`])
  }
  return new Map(pairs)
}

function mapFields(
  exported: Record<string, Record<string, unknown>>,
  localeOf: ReadonlyMap<string, Locale>,
): EntryFields {
  return Object.fromEntries(
    Object.entries(exported).map(([field, values]) => [
      field,
      Object.fromEntries(
        Object.entries(values).flatMap(([code, value]) => {
          const locale = localeOf.get(code)
          return locale ? [[locale, value]] : []
        }),
      ),
    ]),
  )
}

const detailed = v.looseObject({
  url: v.string(),
  contentType: v.string(),
  fileName: v.string(),
  details: v.optional(v.looseObject({ size: v.optional(v.number()), image: v.optional(v.unknown()) })),
})

/** Contentful has a file per locale, with its size in `details`, and protocol-relative URLs. */
function presentFile(asset: Record<string, Record<string, unknown>>): Record<string, Record<string, unknown>> {
  const [first] = Object.entries(asset.file ?? {})
  const { file: _, ...texts } = asset
  if (!first || !v.is(detailed, first[1])) return asset
  const [locale, { url, contentType, fileName, details }] = [first[0], first[1]]
  const file = {
    url: url.replace(/^\/\/(?=[^/])/, 'https://'),
    contentType,
    fileName,
    ...(details?.size !== undefined && { size: details.size }),
    ...(details?.image !== undefined && { image: details.image }),
  }
  return { ...texts, file: { [locale]: file } }
}
