import { badInput } from './refusal.ts'

/** Maximum entries per call. */
const maxOfType: Readonly<Record<string, number>> = {
  page: 100,
  blog: 100,
  job: 100,
  navItem: 40,
  street: 1000,
  employee: 1000,
}
const usual = 100
const maxItems = 1000
const maxSkipped = 100_000

export const limitOfType = (type: string): number => maxOfType[type] ?? maxItems

export type Slice = { readonly limit: number; readonly skip: number }

export function sliceOf(
  name: string,
  args: { limit?: number | null; skip?: number | null },
  max: number = maxItems,
): Slice {
  const limit = args.limit ?? Math.min(usual, max)
  const skip = args.skip ?? 0
  if (limit < 0 || limit > max) throw badInput(`${name}: the limit must be from 0 to ${max}.`)
  if (skip < 0 || skip > maxSkipped) throw badInput(`${name}: skip must be from 0 to ${maxSkipped}.`)
  return { limit, skip }
}
