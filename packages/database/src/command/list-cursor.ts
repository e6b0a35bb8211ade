import { parseIsoDay } from '@marram/domain/iso-day'
import { type RawBuilder, sql } from 'kysely'

type Expression = RawBuilder<unknown>

type Kind = {
  /** As text without loss: a JavaScript date would drop the microseconds. */
  readonly write: (by: Expression) => RawBuilder<string>
  readonly isValid: (text: string) => boolean
  readonly read: (text: string) => Expression
}

const isInteger = (text: string): boolean => /^-?\d{1,18}$/.test(text)

/** Types of what lists are sorted by. */
const kinds = {
  text: {
    write: (by) => sql`${by}::text`,
    isValid: (text) => !text.includes('\0'),
    read: (text) => sql`${text}::text`,
  },
  number: { write: (by) => sql`${by}::text`, isValid: isInteger, read: (text) => sql`${text}::bigint` },
  day: {
    write: (by) => sql`${by}::text`,
    isValid: (text) => parseIsoDay(text) !== null,
    read: (text) => sql`${text}::date`,
  },
  instant: {
    write: (by) => sql`(extract(epoch from ${by}) * 1000000)::bigint::text`,
    isValid: (text) => /^-?\d{1,17}$/.test(text),
    read: (text) => sql`('epoch'::timestamptz + ${text}::bigint * interval '1 microsecond')`,
  },
  uuid: {
    write: (by) => sql`${by}::text`,
    isValid: (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
    read: (text) => sql`${text}::uuid`,
  },
} as const satisfies Readonly<Record<string, Kind>>

export const cursorKinds: Readonly<Record<KeyKind, Kind>> = kinds
export type KeyKind = keyof typeof kinds

/** The order of a list, and the kinds of its two keys. */
export type CursorOrder = { readonly order: string; readonly kinds: readonly [KeyKind, KeyKind] }
type Keys = readonly [string, string]

export function writeCursor(order: string, keys: Keys): string {
  return Buffer.from(JSON.stringify([order, ...keys])).toString('base64url')
}

/** Null if the cursor belongs to another order or was made up. */
export function readCursor(cursor: string, { order, kinds: [first, second] }: CursorOrder): Keys | null {
  const [writtenOrder, key, id] = parse(cursor)
  if (writtenOrder !== order || typeof key !== 'string' || typeof id !== 'string') return null
  return kinds[first].isValid(key) && kinds[second].isValid(id) ? [key, id] : null
}

function parse(cursor: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}
