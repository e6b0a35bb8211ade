import { Picture } from '@marram/ui/picture'
import { ownPictureUrl, pictureUrl } from '@marram/ui/picture/picture-url.ts'
import type { MouseEvent } from 'react'
import { lazyPart } from '../../kit/lazy-part.ts'
import { showPicture, usePictureAddress } from '../../kit/lightbox/picture-address.ts'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { ShownReview } from '../lodging-part-queries.ts'
import { useStayTexts } from '../stay/stay-texts.ts'

const Lightbox = lazyPart(async () => (await import('../../kit/lightbox/lightbox.tsx')).Lightbox)

/** The photos of one review; without script each opens by itself. */
export function GuestPhotos({ review: { id, name, photos }, lang }: { review: ShownReview; lang: string }) {
  const { gallery } = usePageMessages('house')
  const { reviews: texts } = useStayTexts().texts
  const anchor = `${gallery.anchor}-r${id}`
  const shown = usePictureAddress(anchor, photos.length)
  const pictures = photos.map(({ url, alt, width, height }) => {
    const src = ownPictureUrl(url)
    return { src, alt, caption: alt, width, height }
  })
  const open = (event: MouseEvent, index: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    showPicture(anchor, index)
  }
  return (
    <>
      <ul className="review__photos" aria-label={texts.photosOf(name)} lang={lang}>
        {pictures.map(({ src, alt, width, height }, index) => (
          <li key={src}>
            <a
              href={pictureUrl(src, { format: 'jpg', width, height })}
              aria-label={gallery.open(alt, index + 1)}
              onClick={(event) => open(event, index)}
            >
              <Picture src={src} alt={alt} width={180} height={135} fit="cover" />
            </a>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <PartBoundary apart>
          <Lightbox pictures={pictures} words={{ ...gallery, anchor, large: texts.photosOf(name) }} index={shown} />
        </PartBoundary>
      )}
    </>
  )
}
