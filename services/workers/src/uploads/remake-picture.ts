import { findSizeProblem, type PictureLimits, type PictureType } from '@marram/domain/picture-limits'
import { type RemadePicture, remakePicture as remake, type UnusablePicture } from '@marram/service-kit/remake-picture'

/** Re-encodes an upload within the limits of its form. */
export function remakePicture(
  path: string,
  type: PictureType,
  limits: PictureLimits,
): Promise<RemadePicture | UnusablePicture> {
  const { maxPixels } = limits
  return remake(path, { type, maxPixels, findSizeProblem: (size) => findSizeProblem(size, limits) })
}
