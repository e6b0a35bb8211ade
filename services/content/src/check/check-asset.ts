import { defaultLocale, type EntryFields } from '@marram/contract/content/model/entry'
import { findEditionByLocale } from '@marram/domain/edition'
import * as v from 'valibot'

const size = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))
const file = v.object({
  url: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)/)),
  contentType: v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
  fileName: v.string(),
  size: v.optional(size),
  image: v.optional(v.object({ width: size, height: size })),
})

export function checkAsset(name: string, fields: EntryFields): string[] {
  const unknown = Object.keys(fields).filter((id) => !['title', 'description', 'file'].includes(id))
  const texts = ['title', 'description'].flatMap((id) =>
    Object.entries(fields[id] ?? {}).flatMap(([locale, value]) => {
      if (!findEditionByLocale(locale)) return [`${id} has the unknown locale ${locale}`]
      return typeof value === 'string' && !value.includes('\0') ? [] : [`${id} (${locale}) must be text`]
    }),
  )
  const parsed = v.safeParse(file, fields.file?.[defaultLocale])
  const wrong = parsed.success ? [] : parsed.issues.map((issue) => `file ${v.getDotPath(issue) ?? ''} cannot be used`)
  return [...unknown.map((id) => `there is no field ${id}`), ...texts, ...wrong].map(
    (problem) => `${name}: ${problem}.`,
  )
}
