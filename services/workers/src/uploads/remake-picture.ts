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

/** The image service makes nothing larger, see `maxImageEdge`. */
const longestEdge = 3000
const timeoutS = 30

/** One at a time: a progressive JPEG of the largest size takes 300 MB while it is decoded. */
const oneAtATime = createConcurrencyLimit(1)

/**
 * A new picture made of the pixels of the old one. Nothing else of the file survives: no place, no camera, no script, no
 * second file behind the picture. Turned upright, in sRGB, so that colours look as they did in the camera's own profile.
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
  // Loaded with the first picture that is sent: libvips and 70 modules, which no start should wait for.
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
