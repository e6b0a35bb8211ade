import type { ContestImage, PhotoContest } from '@marram/contract/broker/contest/shapes'
import type { EditionKey } from '@marram/i18n/edition-key'
import { buildPath } from '@marram/i18n/paths'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import type { PageHead } from '../frame/page-head.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'

/** Search engines truncate longer ones. */
const maxLength = 160

export function overviewHead(edition: EditionKey, contests: readonly PhotoContest[]): PageHead {
  const { title, description } = pageMessages(edition, 'contest')
  const shown = contests.flatMap(({ firstPlaceImage, images }) => [firstPlaceImage ?? [], images].flat())[0]
  return { path: buildPath(edition, { kind: 'contest' }), title, description, image: pictureOf(shown) }
}

export function yearHead(edition: EditionKey, contest: PhotoContest, page: number): PageHead {
  const { yearTitle, yearDescription } = pageMessages(edition, 'contest')
  const { year, imageCount, firstPlaceImage, images } = contest
  return {
    path: buildPath(edition, { kind: 'contest-year', year, page }),
    title: yearTitle(year),
    page,
    description: yearDescription(year, imageCount),
    image: pictureOf(firstPlaceImage ?? images[0]),
  }
}

export function imageHead(edition: EditionKey, { year }: PhotoContest, image: ContestImage, page: number): PageHead {
  const { pictureTitle, pictureDescription } = pageMessages(edition, 'contest')
  const { imageTitle, imageText, imageSlug: slug } = image
  const told = pictureDescription(imageTitle, year)
  return {
    path: buildPath(edition, { kind: 'contest-image', year, slug, page }),
    title: pictureTitle(imageTitle, year),
    page,
    description: shorten(imageText === '' ? told : `${imageText.replaceAll(/\s+/g, ' ')} ${told}`),
    image: pictureOf(image),
    type: 'article',
  }
}

function pictureOf(image: ContestImage | undefined): string | null {
  return image ? ownPictureUrl(image.imageUrl) : null
}

/** Cuts between two words. */
function shorten(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 2).replace(/\s+\S*$/, '')} …`
}
