import { contestPictureLimits, type PictureLimits } from './picture-limits.ts'

export const maxReviewPhotos = 4

/** As for the contest: sharp on a large screen, and within what phones take. */
export const reviewPhotoLimits: PictureLimits = contestPictureLimits

export const reviewPhotoAltLimits = { min: 3, max: 150 } as const

/** A description for guests who cannot see the photo, on one line. */
export function tidyPhotoAlt(written: string): string {
  return written.trim().replace(/\s+/g, ' ')
}

/** Lengths are counted without surrounding blanks. */
export function isPhotoAlt(written: string): boolean {
  const { length } = tidyPhotoAlt(written)
  return length >= reviewPhotoAltLimits.min && length <= reviewPhotoAltLimits.max
}
