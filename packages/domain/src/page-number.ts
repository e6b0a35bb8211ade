import { parseNumeric } from './number-check.ts'

/** A whole number above 1; anything else is the first page. */
export function parsePageNumber(input: unknown): number {
  const page = parseNumeric(input)
  return page !== null && page > 1 && Number.isSafeInteger(page) ? page : 1
}
