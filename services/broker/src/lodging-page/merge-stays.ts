import type { Stay } from '@marram/domain/stay'

/** Stays in order of arrival as stretches of taken nights: where one stay ends and the next begins is not exposed. */
export function mergeStays(stays: readonly Stay[]): Stay[] {
  const merged: Stay[] = []
  for (const { arrival, departure } of stays) {
    const last = merged.at(-1)
    if (last === undefined || arrival > last.departure) merged.push({ arrival, departure })
    else if (departure > last.departure) merged[merged.length - 1] = { arrival: last.arrival, departure }
  }
  return merged
}
