import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { StoredBytes } from './object-store.ts'

export type RemadePicture = {
  readonly kind: 'picture'
  readonly bytes: StoredBytes
  readonly contentType: 'image/jpeg' | 'image/webp'
  readonly extension: 'jpg' | 'webp'
  readonly width: number
  readonly height: number
}
export type RemakeProblem = 'not-a-picture' | 'animated' | 'too-few-pixels' | 'too-many-pixels' | 'unreadable'
export type UnusablePicture = { readonly kind: 'problem'; readonly problem: RemakeProblem }

export type RemakeRules = {
  /** As the first bytes told; sharp must agree. */
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Width times height: the memory a small file can expand to. */
  readonly maxPixels: number
  /** Checks the declared size before any pixel is decoded. */
  readonly findSizeProblem: (size: { readonly width: number; readonly height: number }) => RemakeProblem | null
}

/** The image service's maximum, see `maxImageEdge`. */
const longestEdge = 3000
const timeoutS = 30

/** One at a time, because decoding the largest progressive JPEG takes 300 MB. */
const oneAtATime = createConcurrencyLimit(1)

/**
 * Re-encodes the pixels of a file and drops everything else: location, camera, scripts, appended files. Applies the
 * orientation and converts to sRGB.
 */
export function remakePicture(file: string | Uint8Array, rules: RemakeRules): Promise<RemadePicture | UnusablePicture> {
  return oneAtATime(async () => {
    try {
      return await remake(file, rules)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return unusable(/pixel limit/i.test(error.message) ? 'too-many-pixels' : 'unreadable')
    }
  })
}

/** Loads libvips and 70 modules with the first picture, to keep them out of the start. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

async function remake(
  file: string | Uint8Array,
  { type, maxPixels, findSizeProblem }: RemakeRules,
): Promise<RemadePicture | UnusablePicture> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true } as const
  const sharp = await loadSharp()
  const { format, width, height, pages = 1, hasAlpha } = await sharp(file, options).metadata()
  if (`image/${format}` !== type) return unusable('not-a-picture')
  if (pages > 1) return unusable('animated')
  const problem = findSizeProblem({ width, height })
  if (problem !== null) return unusable(problem)
  const upright = sharp(file, options)
    .timeout({ seconds: timeoutS })
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
  const made = hasAlpha
    ? upright.webp({ quality: 90, effort: 3 })
    : upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  const { data, info } = await made.toBuffer({ resolveWithObject: true })
  const kind = hasAlpha
    ? ({ contentType: 'image/webp', extension: 'webp' } as const)
    : ({ contentType: 'image/jpeg', extension: 'jpg' } as const)
  return { kind: 'picture', bytes: new Uint8Array(data), ...kind, width: info.width, height: info.height }
}

function unusable(problem: RemakeProblem): UnusablePicture {
  return { kind: 'problem', problem }
}
