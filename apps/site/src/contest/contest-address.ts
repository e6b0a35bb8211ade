import type { ContestImage, PhotoContest } from '@marram/contract/broker/contest/shapes'
import type { CommentSubject } from '@marram/contract/workers/comment'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { ownPictureUrl, pictureUrl } from '@marram/ui/picture/picture-url.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

export function contestPath({ edition }: SiteScope): string {
  return buildPath(edition, { kind: 'contest' })
}

export function uploadPath({ edition }: SiteScope): string {
  return buildPath(edition, { kind: 'contest-upload' })
}

export function yearPath({ edition }: SiteScope, year: number, page = 1): string {
  return buildPath(edition, { kind: 'contest-year', year, page })
}

export function imagePath(
  { edition }: SiteScope,
  year: number,
  { imageSlug }: Pick<ContestImage, 'imageSlug'>,
  page = 1,
): string {
  return buildPath(edition, { kind: 'contest-image', year, slug: imageSlug, page })
}

/** Key of the comments on a picture. */
export function imageSubject({ id }: Pick<ContestImage, 'id'>): CommentSubject {
  return { parentType: 'contest-image', parentId: String(id) }
}

/** A date in the language of the edition, for a sentence. */
export function longDay({ edition }: SiteScope, day: string): string {
  return formatFor(edition).day(day, 'long')
}

const largeWidth = 1800

/** Structured data of the picture, with absolute URLs and a common format. */
export function imageData(scope: SiteScope, { year }: Pick<PhotoContest, 'year'>, image: ContestImage) {
  const origin = scope.origins[scope.edition]
  const source = pictureUrl(ownPictureUrl(image.imageUrl), { format: 'jpg', width: Math.min(largeWidth, image.width) })
  return {
    '@type': 'ImageObject',
    name: image.imageTitle,
    ...(image.imageText !== '' && { description: image.imageText }),
    contentUrl: `${origin}${source}`,
    url: `${origin}${imagePath(scope, year, image)}`,
    width: image.width,
    height: image.height,
    uploadDate: image.createdAt,
  }
}
