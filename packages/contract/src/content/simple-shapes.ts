import * as v from 'valibot'
import { flag, listOf, number, sys, text } from './shape-parts.ts'

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

export const rawLink = v.object({
  __typename: v.string(),
  sys,
  title: v.optional(text),
  path: v.optional(text),
})

/** `path` is null for an entry that is not in this edition. */
export type Link = { id: string; type: string; title: string | null; path: string | null }

/** `type` is the id of the content type: `page`, `blog`, `area`. */
export function toLink(raw: v.InferOutput<typeof rawLink>): Link {
  return {
    id: raw.sys.id,
    type: raw.__typename.charAt(0).toLowerCase() + raw.__typename.slice(1),
    title: raw.title ?? null,
    path: raw.path ?? null,
  }
}

export const link = v.pipe(rawLink, v.transform(toLink))

export const location = v.object({ lat: v.number(), lon: v.number() })

const address = v.object({
  address: v.optional(v.string(), ''),
  zipcode: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
})

export const department = v.object({
  sys,
  title: v.string(),
  address: v.nullable(address),
  email: text,
  phone: text,
  sortOrder: number,
  openingHours: text,
  keyDelivery: text,
  outsideHours: text,
  page: v.nullable(link),
  areas: listOf(link, 'title'),
  image: v.nullable(asset),
})
export type Department = v.InferOutput<typeof department>

export const employee = v.object({
  sys,
  name: v.string(),
  jobTitle: text,
  email: text,
  phone: text,
  images: listOf(asset),
  bookingStudioId: number,
  locations: listOf(v.object({ sys, title: v.string() }), 'title'),
  isArchived: flag,
})
export type Employee = v.InferOutput<typeof employee>

const formField = v.object({
  name: v.string(),
  kind: v.string(),
  label: v.string(),
  hint: v.optional(v.string()),
  required: v.optional(v.boolean()),
  options: v.optional(v.array(v.object({ value: v.string(), label: v.string() }))),
  autocomplete: v.optional(v.string()),
})
export type FormField = v.InferOutput<typeof formField>
export const formFields = v.pipe(
  v.nullable(v.array(formField)),
  v.transform((fields) => fields ?? []),
)

const marker = v.looseObject({ lat: v.number(), lon: v.number() })

/** A marker holds what the editor wrote beside its place. */
export const map = v.object({
  sys,
  title: text,
  center: v.nullable(location),
  zoom: number,
  markers: v.pipe(
    v.nullable(v.array(marker)),
    v.transform((markers) => markers ?? []),
  ),
})
export type ContentMap = v.InferOutput<typeof map>
