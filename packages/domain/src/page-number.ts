import { parseNumeric } from './number-check.ts'

/** Above any real list, and low enough for every service to accept. */
const farthestPage = 100_000

/** A whole number above 1; anything else is the first page. */
export function parsePageNumber(input: unknown): number {
  const page = parseNumeric(input)
  return page !== null && page > 1 && Number.isSafeInteger(page) ? Math.min(page, farthestPage) : 1
}
