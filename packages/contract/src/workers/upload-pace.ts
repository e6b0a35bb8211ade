import { contestPictureLimits } from '@marram/domain/picture-limits'

/** Upload paths below the address of the workers. */
export const contestUploadPath = '/bridge/contest_image_submissions'
export const imageUploadPath = '/image/upload'
export const reviewPhotoPath = '/bridge/review_photos'

/** The slowest acceptable upload. */
export type UploadPace = {
  /** Maximum time without a byte. */
  readonly idleMs: number
  /** From the first byte on; afterwards the average must reach this rate. */
  readonly graceMs: number
  readonly bytesPerSecond: number
}

/**
 * A phone with poor reception has a quarter of a megabit per second; slower clients must not occupy a slot for hours.
 */
export const usualUploadPace: UploadPace = { idleMs: 15_000, graceMs: 20_000, bytesPerSecond: 32_000 }

export function isBelowPace(
  { graceMs, bytesPerSecond }: UploadPace,
  { bytes, elapsedMs }: { readonly bytes: number; readonly elapsedMs: number },
): boolean {
  return bytes < ((elapsedMs - graceMs) / 1000) * bytesPerSecond
}

/** The largest picture at the slowest pace: eleven minutes. Every timeout around an upload must be longer. */
export const longestUploadMs =
  usualUploadPace.graceMs + Math.ceil((contestPictureLimits.maxBytes * 1.01 * 1000) / usualUploadPace.bytesPerSecond)
