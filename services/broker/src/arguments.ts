import { type Edition, findEditionByLanguage, invalidLanguageText } from '@marram/domain/edition'
import { parseArrival as findArrival, parseIsoDay } from '@marram/domain/iso-day'
import { createGraphQLError } from 'graphql-yoga'

/** The caller's mistake, in a sentence that says how to fix it. */
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

/** A day, or a moment of which the day in Denmark counts. */
export function parseArrival(input: unknown): string {
  const day = findArrival(input)
  if (!day) throw refusal('An arrival is a day, YYYY-MM-DD, or an ISO date-time.')
  return day
}

export type Slice = { readonly limit: number; readonly skip: number }

/** More than allowed is cut, less than nothing is nothing. */
export function boundedSlice({ limit, skip }: Slice, maxLimit: number): Slice {
  return { limit: bounded(limit, 0, maxLimit), skip: Math.max(0, skip) }
}

export function bounded(value: number, min: number, max: number): number {
  return Math.min(Math.max(min, value), max)
}

/** A list without repetition. Too long a list is refused rather than cut: the caller would miss entries unawares. */
export function listOf<T>(values: readonly T[], max: number): T[] {
  const once = [...new Set(values)]
  if (once.length > max) throw refusal(`At most ${max} at once.`)
  return once
}
