import type { ContentAsset, ContentEntry } from '@marram/contract/content/model/entry'
import * as v from 'valibot'

const values = v.record(v.string(), v.unknown())
const fields = v.record(v.string(), values)
const status = v.optional(v.picklist(['draft', 'changed']))

const entryFile = v.object({
  sys: v.object({ id: v.string(), contentType: v.string(), status }),
  fields,
  draft: v.optional(fields),
})
const assetFile = v.object({ sys: v.object({ id: v.string(), status }), fields, draft: v.optional(fields) })

export type Parsed<T> = { readonly value: T } | { readonly problem: string }

/** Parses only the outer structure; field values are validated against the model. */
export function parseEntryFile(input: unknown): Parsed<ContentEntry> {
  return parseWith(entryFile, input)
}

export function parseAssetFile(input: unknown): Parsed<ContentAsset> {
  return parseWith(assetFile, input)
}

function parseWith<T>(schema: v.GenericSchema<unknown, unknown>, input: unknown): Parsed<T> {
  const parsed = v.safeParse(schema, input)
  // Locales are validated with the fields; the type cannot express that they are still unchecked.
  if (parsed.success) return { value: parsed.output as T }
  const [issue] = parsed.issues
  return { problem: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }
}
