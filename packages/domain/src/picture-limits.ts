/** Reasons to reject a picture; pages translate them. */
export type PictureProblem =
  | 'missing'
  | 'not-a-picture'
  | 'heic'
  | 'type-not-accepted'
  | 'animated'
  | 'too-many-bytes'
  | 'too-few-pixels'
  | 'too-many-pixels'
  | 'unreadable'

export type PictureLimits = {
  readonly maxBytes: number
  /** Length of the shorter edge. */
  readonly minEdge: number
  /** Width times height: the memory a small file can expand to. */
  readonly maxPixels: number
}

/** JPEG, PNG and WebP: the formats that cameras and phones produce and that we can decode. */
export const acceptedPictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof acceptedPictureTypes)[number]

/** The largest phones take 50 megapixels; below 800 pixels a picture looks blurred on a large screen. */
export const contestPictureLimits: PictureLimits = {
  maxBytes: 20 * 1_048_576,
  minEdge: 800,
  maxPixels: 52_000_000,
}

/** Pictures uploaded by staff may be small, such as a badge. */
export const uploadedPictureLimits: PictureLimits = { ...contestPictureLimits, minEdge: 16 }

/** Originals of an agency's own photos: medium-format cameras take 100 megapixels, and old photos are small. */
export const housePhotoLimits: PictureLimits = { maxBytes: 100 * 1_048_576, minEdge: 200, maxPixels: 102_000_000 }

/** The number in the message about a problem; null if it has none. */
export function limitOf(problem: PictureProblem, limits: PictureLimits): number | null {
  if (problem === 'too-many-bytes') return limits.maxBytes
  if (problem === 'too-few-pixels') return limits.minEdge
  return problem === 'too-many-pixels' ? limits.maxPixels : null
}

/** Checks the declared size of a picture before decoding any pixel. */
export function findSizeProblem(
  { width, height }: { readonly width: number; readonly height: number },
  { minEdge, maxPixels }: PictureLimits,
): Extract<PictureProblem, 'too-few-pixels' | 'too-many-pixels'> | null {
  if (width * height > maxPixels) return 'too-many-pixels'
  return Math.min(width, height) < minEdge ? 'too-few-pixels' : null
}

export type SniffedPicture = PictureType | Extract<PictureProblem, 'not-a-picture' | 'heic' | 'type-not-accepted'>

/** Enough bytes to tell the formats apart. */
export const sniffedBytes = 32

/**
 * Detects the format by its first bytes; name and content type are untrusted. Text, which may be SVG or a script, is
 * not a picture; GIF, TIFF, AVIF and the like are pictures but not accepted.
 */
export function sniffPicture(head: Uint8Array): SniffedPicture {
  const text = String.fromCharCode(...head.subarray(0, sniffedBytes))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.slice(4, 8) === 'ftyp') return isHeic(text.slice(8)) ? 'heic' : 'type-not-accepted'
  const others = ['GIF8', 'BM', 'II*\0', 'MM\0*', '\0\0\x01\0', '\xff\x0a', '\0\0\0\x0cJXL ', '8BPS']
  return others.some((mark) => text.startsWith(mark)) ? 'type-not-accepted' : 'not-a-picture'
}

/** Checks the major brand and compatible ones: some cameras write `mif1` first and `heic` after it. */
function isHeic(brands: string): boolean {
  return /^(?:he[iv][cxms])|^(?:mif1|msf1).*he[iv][cxms]/s.test(brands)
}
