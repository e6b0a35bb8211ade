/** How a picture is refused. The words travel: a page says each of them in its language. */
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
  /** Of the shorter edge. */
  readonly minEdge: number
  /** Width times height: what a small file can grow to in memory. */
  readonly maxPixels: number
}

/** JPEG, PNG and WebP: what cameras and phones make, and what we can decode. An iPhone sends a JPEG where HEIC is not named. */
export const acceptedPictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof acceptedPictureTypes)[number]

/** The largest phones make 50 million pixels; a print of 30 cm needs 800 pixels at least. */
export const contestPictureLimits: PictureLimits = {
  maxBytes: 20 * 1_048_576,
  minEdge: 800,
  maxPixels: 52_000_000,
}

/** Pictures that staff upload may be small, such as a badge. */
export const uploadedPictureLimits: PictureLimits = { ...contestPictureLimits, minEdge: 16 }

/** The number that belongs into the sentence about a problem; null where none does. */
export function limitOf(problem: PictureProblem, limits: PictureLimits): number | null {
  if (problem === 'too-many-bytes') return limits.maxBytes
  if (problem === 'too-few-pixels') return limits.minEdge
  return problem === 'too-many-pixels' ? limits.maxPixels : null
}

/** Judges the size that a picture says it has, before any pixel is decoded. */
export function findSizeProblem(
  { width, height }: { readonly width: number; readonly height: number },
  { minEdge, maxPixels }: PictureLimits,
): PictureProblem | null {
  if (width * height > maxPixels) return 'too-many-pixels'
  return Math.min(width, height) < minEdge ? 'too-few-pixels' : null
}

export type SniffedPicture = PictureType | Extract<PictureProblem, 'not-a-picture' | 'heic' | 'type-not-accepted'>

/** As many bytes as tell the kinds apart. */
export const sniffedBytes = 32

/**
 * The kind of a picture by its first bytes; its name and what the sender calls it say nothing. Text, which may be SVG or a
 * script, is no picture; GIF, TIFF, AVIF and the like are pictures that are not taken.
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

/** The major brand or a compatible one: some cameras write `mif1` first and `heic` after it. */
function isHeic(brands: string): boolean {
  return /^(?:he[iv][cxms])|^(?:mif1|msf1).*he[iv][cxms]/s.test(brands)
}
