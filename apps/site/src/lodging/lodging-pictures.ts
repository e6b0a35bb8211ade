import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import { findPictureTagById, type MediaKind, type PictureTagKey } from '@marram/domain/picture-tag'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import { ownPictureUrl, pictureUrl } from '@marram/ui/picture/picture-url.ts'

export type LodgingPicture = {
  readonly kind: MediaKind
  /** Of a video, else null. */
  readonly videoUrl: string | null
  /** The picture, or the poster of a video. */
  readonly src: string
  /** The video, or the whole picture in a format that every browser shows, for guests without script. */
  readonly href: string
  readonly room: PictureTagKey | Exclude<MediaKind, 'picture'> | 'other'
  /** The agency's sentence about it, or the name of the room. */
  readonly caption: string
  /** Width of the original, to reserve space in its aspect ratio. */
  readonly width: number
  readonly height: number
}

const largeWidth = 1800

/** The gallery in its order. Several pictures of one room are numbered. */
export function lodgingPictures(
  { images }: Pick<LodgingPage, 'images'>,
  edition: EditionKey,
  words: HouseMessages['pictures'],
): LodgingPicture[] {
  const rooms = images.map(({ kind, tagIds }) => (kind === 'picture' ? roomOf(tagIds) : kind))
  return images.map((image, index) => {
    const room = rooms[index] ?? 'other'
    const src = sourceOf(image.url, room, edition)
    const { kind, videoUrl } = image
    return {
      kind,
      videoUrl,
      src,
      href: videoUrl ?? pictureUrl(src, { format: 'jpg', width: largeWidth }),
      room,
      caption: image.alt ?? captionOf(rooms, index, words),
      width: image.width || 3,
      height: image.height || 2,
    }
  })
}

function roomOf(tagIds: readonly number[]): LodgingPicture['room'] {
  for (const id of tagIds) {
    const tag = findPictureTagById(id)
    if (tag) return tag.key
  }
  return 'other'
}

/** Plans have a white background, so they need no placeholder colours. A drawn one contains words of the edition. */
function sourceOf(url: string, room: LodgingPicture['room'], edition: EditionKey): string {
  const address = ownPictureUrl(url)
  if (room !== 'floor-plan') return address
  const plain = address.replace(/#.*$/, '')
  return url.startsWith('demo/') ? `${plain}?lan=${editionByKey(edition).languageId}` : plain
}

function captionOf(rooms: readonly LodgingPicture['room'][], index: number, words: HouseMessages['pictures']): string {
  const room = rooms[index] ?? 'other'
  const isAlone = rooms.filter((other) => other === room).length === 1
  if (isAlone) return words[room]
  return `${words[room]} ${rooms.slice(0, index + 1).filter((other) => other === room).length}`
}
