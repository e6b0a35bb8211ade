export type SizeBucket = 1 | 2 | 3 | 4

/**
 * Taken for the living area in m² by which prices such as cleaning are graded: the buckets are called price size
 * buckets, and their bounds fit a holiday home's area and no amount of money. A bound belongs to the larger bucket.
 */
export const sizeBuckets: readonly { bucket: SizeBucket; fromM2: number; belowM2: number }[] = [
  { bucket: 1, fromM2: 0, belowM2: 50 },
  { bucket: 2, fromM2: 50, belowM2: 100 },
  { bucket: 3, fromM2: 100, belowM2: 150 },
  { bucket: 4, fromM2: 150, belowM2: Number.POSITIVE_INFINITY },
]

export function sizeBucket(areaM2: number): SizeBucket {
  const found = sizeBuckets.find(({ fromM2, belowM2 }) => areaM2 >= fromM2 && areaM2 < belowM2)
  if (!found) throw new RangeError(`Not an area in square metres: ${areaM2}`)
  return found.bucket
}
