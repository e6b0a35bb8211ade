import type { ContestImage } from '@marram/contract/broker/contest/shapes'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import type { MouseEvent } from 'react'
import { lazyPart } from '../kit/lazy-part.ts'
import { showPicture, usePictureAddress } from '../kit/lightbox/picture-address.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { imagePath } from './contest-address.ts'
import { EntryCard } from './contest-parts.tsx'

const loadLightbox = () => import('../kit/lightbox/lightbox.tsx')
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox)

type ContestGalleryProps = { readonly year: number; readonly images: readonly ContestImage[] }

/** One page of pictures. Each links to its page; with script it opens large, among the others of this page. */
export function ContestGallery({ year, images }: ContestGalleryProps) {
  const { scope } = usePageContext()
  const words = usePageMessages('contest').gallery
  const shown = usePictureAddress(words.anchor, images.length)
  const open = (event: MouseEvent, index: number) => {
    // A modified click opens the picture's page in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    showPicture(words.anchor, index)
  }
  const pictures = images.map((image) => ({
    src: ownPictureUrl(image.imageUrl),
    caption: image.imageTitle,
    width: image.width,
    height: image.height,
    page: { href: imagePath(scope, year, image), label: words.page },
  }))
  return (
    <>
      <ul className="post-grid contest-gallery" onPointerEnter={loadLightbox} onFocus={loadLightbox}>
        {images.map((image, index) => (
          <li key={image.id}>
            <EntryCard year={year} image={image} onOpen={(event) => open(event, index)} />
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <PartBoundary apart>
          <Lightbox pictures={pictures} words={words} index={shown} />
        </PartBoundary>
      )}
    </>
  )
}
