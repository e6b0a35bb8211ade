import {
  findSizeProblem,
  type PictureLimits,
  type PictureProblem,
  type PictureType,
} from '@marram/domain/picture-limits'
import { createConcurrencyLimit } from '@marram/service-kit/concurrency-limit'
import type { StoredBytes } from '@marram/service-kit/object-store'

export type RemadePicture = {
  readonly kind: 'picture'
  readonly bytes: StoredBytes
  readonly contentType: 'image/jpeg' | 'image/webp'
  readonly extension: 'jpg' | 'webp'
  readonly width: number
  readonly height: number
}
export type UnusablePicture = { readonly kind: 'problem'; readonly problem: PictureProblem }

/** The image service's maximum, see `maxImageEdge`. */
const longestEdge = 3000
const timeoutS = 30

/** One at a time, because decoding the largest progressive JPEG takes 300 MB. */
const oneAtATime = createConcurrencyLimit(1)

/**
 * Re-encodes the pixels and drops everything else: location, camera, scripts, appended files. Applies the orientation and
 * converts to sRGB.
 */
export function remakePicture(
  path: string,
  type: PictureType,
  limits: PictureLimits,
): Promise<RemadePicture | UnusablePicture> {
  return oneAtATime(async () => {
    try {
      return await remake(path, type, limits)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return unusable(/pixel limit/i.test(error.message) ? 'too-many-pixels' : 'unreadable')
    }
  })
}

async function remake(
  path: string,
  type: PictureType,
  limits: PictureLimits,
): Promise<RemadePicture | UnusablePicture> {
  const options = { limitInputPixels: limits.maxPixels, failOn: 'error', autoOrient: true } as const
  // Loads libvips and 70 modules with the first upload, to keep them out of the start.
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const { format, width, height, pages = 1, hasAlpha } = await sharp(path, options).metadata()
  if (`image/${format}` !== type) return unusable('not-a-picture')
  if (pages > 1) return unusable('animated')
  const problem = findSizeProblem({ width, height }, limits)
  if (problem !== null) return unusable(problem)
  const upright = sharp(path, options)
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

function unusable(problem: PictureProblem): UnusablePicture {
  return { kind: 'problem', problem }
}
