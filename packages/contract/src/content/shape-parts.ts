import * as v from 'valibot'

export const text = v.nullable(v.string())
export const number = v.nullable(v.number())
export const flag = v.nullable(v.boolean())
export const json = v.nullable(v.record(v.string(), v.unknown()))
export const integers = v.pipe(
  v.nullable(v.array(v.number())),
  v.transform((numbers) => numbers ?? []),
)

export const sys = v.object({ id: v.string() })
export const dated = v.object({
  id: v.string(),
  publishedAt: text,
  firstPublishedAt: text,
})

/**
 * The items of a collection as a plain list. Omits items without `key`, which are missing in this edition, and links to
 * unpublished entries.
 */
export function listOf<S extends v.GenericSchema>(item: S, key?: string) {
  return v.pipe(
    v.nullable(v.object({ items: v.array(v.unknown()) })),
    v.transform((list) => (list?.items ?? []).filter((raw) => isPresent(raw, key))),
    v.array(item),
  )
}

/** Like `listOf`, but only entries of a known type; the site cannot render others. */
export function knownOf<S extends v.GenericSchema>(item: S, known: readonly string[]) {
  return v.pipe(
    v.nullable(v.object({ items: v.array(v.unknown()) })),
    v.transform((list) => (list?.items ?? []).filter((raw) => isKnown(raw, known))),
    v.array(item),
  )
}

export function isKnown(raw: unknown, known: readonly string[]): boolean {
  return isRecord(raw) && typeof raw.__typename === 'string' && known.includes(raw.__typename)
}

function isPresent(raw: unknown, key: string | undefined): boolean {
  return isRecord(raw) && (key === undefined || (raw[key] !== null && raw[key] !== undefined))
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null
}
