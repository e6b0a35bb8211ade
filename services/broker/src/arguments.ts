import { type Edition, findEditionByLanguage, invalidLanguageText } from '@marram/domain/edition'
import { parseArrival as findArrival, parseIsoDay } from '@marram/domain/iso-day'
import { createGraphQLError } from 'graphql-yoga'

/** A 400 with a sentence that says how to fix the request. */
export function refusal(message: string) {
  return createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
}

export function editionOf(lan: number): Edition {
  const edition = findEditionByLanguage(lan)
  if (!edition) throw refusal(invalidLanguageText(lan))
  return edition
}

export function parseDay(input: unknown): string {
  const day = parseIsoDay(input)
  if (!day || day < '1900-01-01' || day > '2999-12-31') throw refusal('A day is written YYYY-MM-DD.')
  return day
}

/** Accepts a day, or a date-time, which becomes its day in Denmark. */
export function parseArrival(input: unknown): string {
  const day = findArrival(input)
  if (!day) throw refusal('An arrival is a day, YYYY-MM-DD, or an ISO date-time.')
  return day
}

export type Slice = { readonly limit: number; readonly skip: number }

/** Clamps to the allowed range. */
export function boundedSlice({ limit, skip }: Slice, maxLimit: number): Slice {
  return { limit: bounded(limit, 0, maxLimit), skip: Math.max(0, skip) }
}

export function bounded(value: number, min: number, max: number): number {
  return Math.min(Math.max(min, value), max)
}

/** Removes duplicates. Refuses too long a list, since a silent cut would lose entries. */
export function listOf<T>(values: readonly T[], max: number): T[] {
  const unique = [...new Set(values)]
  if (unique.length > max) throw refusal(`At most ${max} at once.`)
  return unique
}
