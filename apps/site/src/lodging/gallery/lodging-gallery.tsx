import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import { Picture } from '@marram/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type UIEvent, useEffect, useState } from 'react'
import { lazyPart } from '../../kit/lazy-part.ts'
import { showPicture, usePictureAddress } from '../../kit/lightbox/picture-address.ts'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { type LodgingPicture, lodgingPictures } from '../lodging-pictures.ts'
import { lodgingTextsQuery, picturesNote } from '../lodging-texts.ts'

const loadLightbox = () => import('../../kit/lightbox/lightbox.tsx')
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox)

const LodgingMedia = lazyPart(async () => (await import('./lodging-media.tsx')).LodgingMedia)
const mediaIcons = { video: 'play', panorama: 'globe' } as const

/** Number of pictures in the mosaic; a phone's strip loads the others once it is swiped. */
const mosaicSize = 5

/**
 * Opens the pictures that links elsewhere on the page name, such as those of the floor plan. It is a native listener of
 * the gallery, which hydrates first: the plan hydrates later, and its drawing never does. It runs before React's
 * listener, which stops a click on parts that are not hydrated yet.
 */
function usePictureLinks(anchor: string, setOverview: (isShown: boolean) => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const open = (event: globalThis.MouseEvent): void => {
      const { target } = event
      const link = target instanceof Element ? target.closest('[data-picture]') : null
      // A modified click opens the picture itself in a new tab.
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setOverview(false)
      showPicture(anchor, Number(link.getAttribute('data-picture')))
    }
    document.addEventListener('click', open, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [anchor, setOverview])
}

/** Pictures of the house: a mosaic, a strip on phones, and a lightbox. */
export function LodgingGallery({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house')
  const pictures = lodgingPictures(lodging, scope.edition, words.pictures)
  const { anchor, label, all, listAnchor } = words.gallery
  const shown = usePictureAddress(anchor, pictures.length)
  const { data: texts } = useQuery({ ...lodgingTextsQuery(scope), enabled: false })
  const note = picturesNote(texts)
  const [strip, setStrip] = useState({ current: 0, isSwiped: false })
  const [hasOverview, setOverview] = useState(false)
  usePictureLinks(anchor, setOverview)
  if (pictures.length === 0) return null
  const open = (event: MouseEvent, index: number, overview = false) => {
    // A modified click opens the picture itself in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOverview(overview)
    showPicture(anchor, index)
  }
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const current = Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))
    setStrip({ current, isSwiped: true })
  }
  return (
    <section className="wrap house-gallery" aria-label={label} onPointerEnter={loadLightbox} onFocus={loadLightbox}>
      <ul className="gallery" onScroll={follow}>
        {pictures.slice(0, strip.isSwiped ? pictures.length : mosaicSize).map((picture, index) => (
          <GalleryItem
            key={picture.src}
            picture={picture}
            index={index}
            place={placeOf(index, pictures.length)}
            onOpen={(event) => open(event, index)}
          />
        ))}
      </ul>
      <div className="gallery__over">
        {note === null ? null : <p className="gallery__note">{note}</p>}
        <Button
          className="gallery__all"
          colour="White"
          size="small"
          icon="images"
          href={`#${listAnchor}`}
          data-opens="pictures"
          onClick={(event: MouseEvent) => open(event, 0, true)}
        >
          <span className="gallery__count" aria-hidden="true">
            {strip.current + 1} / {pictures.length}
          </span>
          <span className="gallery__label">{all(pictures.length)}</span>
        </Button>
      </div>
      <PictureLinks pictures={pictures} />
      {shown === null ? null : (
        <PartBoundary apart>
          <Lightbox
            pictures={pictures.map((picture) => ({
              ...picture,
              group: words.pictures[picture.room],
              ...(picture.kind !== 'picture' && {
                icon: mediaIcons[picture.kind],
                media: <LodgingMedia picture={picture} />,
              }),
            }))}
            words={words.gallery}
            note={note}
            index={shown}
            startsWithOverview={hasOverview}
          />
        </PartBoundary>
      )}
    </section>
  )
}

/** Guests without script follow a link to each picture. */
function PictureLinks({ pictures }: { pictures: readonly LodgingPicture[] }) {
  const { listAnchor } = usePageMessages('house').gallery
  return (
    <noscript>
      <ul className="gallery__links" id={listAnchor}>
        {pictures.map(({ src, href, caption }) => (
          <li key={src}>
            <a href={href}>{caption}</a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}

/** Only phones show pictures outside the mosaic. A house with few pictures has no mosaic. */
type Place = 'first' | 'mosaic' | 'strip'

function placeOf(index: number, count: number): Place {
  if (index === 0) return 'first'
  return index < mosaicSize && count >= mosaicSize ? 'mosaic' : 'strip'
}

type GalleryItemProps = {
  readonly picture: LodgingPicture
  readonly index: number
  readonly place: Place
  readonly onOpen: (event: MouseEvent) => void
}

// Cards request the first two as well, so the image service has most of them cached.
const widths = [412, 824, 1236]
/** Wide windows show the whole mosaic at once. Phones show its first picture, and must not load the others. */
const loadings = { first: { priority: true }, mosaic: { preloadMedia: '(min-width: 64rem)' }, strip: {} }
const largeSizes = '(min-width: 80rem) 45rem, (min-width: 64rem) 58vw, 100vw'
const smallSizes = '(min-width: 64rem) 22rem, 100vw'

/** A link to the picture itself; with script it opens in the lightbox, and an earlier press waits for the script. */
function GalleryItem({ picture, index, place, onOpen }: GalleryItemProps) {
  const { open } = usePageMessages('house').gallery
  return (
    <li className={classNames('gallery__item', place === 'strip' && 'gallery__item--extra')}>
      <a href={picture.href} data-opens="picture" aria-label={open(picture.caption, index + 1)} onClick={onOpen}>
        <Picture
          src={picture.src}
          alt=""
          width={412}
          height={275}
          widths={widths}
          sizes={index === 0 ? largeSizes : smallSizes}
          {...loadings[place]}
        />
        {picture.kind === 'picture' ? null : (
          <span className="gallery__media">
            <Icon name={mediaIcons[picture.kind]} />
          </span>
        )}
      </a>
    </li>
  )
}
