import * as v from 'valibot'
import { number, sys, text } from './shape-parts.ts'

export type { ContentMap, Department, Employee } from './views.generated.ts'

export const asset = v.object({
  sys,
  title: text,
  description: text,
  contentType: text,
  fileName: text,
  size: number,
  url: v.string(),
  width: number,
  height: number,
})
export type Asset = v.InferOutput<typeof asset>

const rawLink = v.object({
  __typename: v.string(),
  sys,
  title: v.optional(text),
  path: v.optional(text),
})

/** `path` is null for an entry missing in that edition. */
export type Link = { id: string; type: string; title: string | null; path: string | null }

/** `type` is the id of the content type: `page`, `blog`, `area`. */
function toLink(raw: v.InferOutput<typeof rawLink>): Link {
  return {
    id: raw.sys.id,
    type: raw.__typename.charAt(0).toLowerCase() + raw.__typename.slice(1),
    title: raw.title ?? null,
    path: raw.path ?? null,
  }
}

export const link = v.pipe(rawLink, v.transform(toLink))

/** The full text of an entry. */
export const entryText = v.pipe(
  v.object({ sys, title: v.string(), text: v.string() }),
  v.transform(({ sys: { id }, title, text }) => ({ id, title, text })),
)
export type EntryText = v.InferOutput<typeof entryText>

/** A card that links into the site. */
export const entrance = v.pipe(
  v.object({ ...rawLink.entries, text, image: v.nullable(asset) }),
  v.transform((raw) => ({ ...toLink(raw), text: raw.text, image: raw.image })),
)
export type Entrance = v.InferOutput<typeof entrance>

export const titled = v.object({ sys, title: v.string() })

/** The parent page, which contains its own parent. */
const parent = v.object({ sys, title: text, path: text })
export const ancestor = v.object({ ...parent.entries, parent: v.nullable(parent) })

export const location = v.object({ lat: v.number(), lon: v.number() })

export const address = v.nullable(
  v.object({
    address: v.optional(v.string(), ''),
    zipcode: v.optional(v.string(), ''),
    city: v.optional(v.string(), ''),
  }),
)

/** Parsed by `parseFields`, which omits invalid fields. */
export const formFields = v.pipe(
  v.nullable(v.array(v.unknown())),
  v.transform((fields) => fields ?? []),
)

const marker = v.looseObject({ lat: v.number(), lon: v.number() })

/** A marker with the editor's text and its position. */
export const markers = v.pipe(
  v.nullable(v.array(marker)),
  v.transform((list) => list ?? []),
)
