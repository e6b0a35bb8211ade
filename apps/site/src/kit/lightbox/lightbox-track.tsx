import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { IconButton } from '@marram/ui/icon-button'
import { pictureUrl, widthSet } from '@marram/ui/picture/picture-url.ts'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

export type LightboxPicture = {
  readonly src: string
  readonly caption: string
  /** Width of the original, to reserve space in its aspect ratio. */
  readonly width: number
  readonly height: number
  /** Heading under which the overview shows the picture; without one it shows them all as one list. */
  readonly group?: string
  /** Shown instead of the picture: a video or a panorama. */
  readonly media?: ReactNode
  /** Marks the small picture of such media. */
  readonly icon?: IconName
  /** A page with details about the picture. */
  readonly page?: { readonly href: string; readonly label: string }
}

export type LightboxWords = {
  readonly label: string
  /** Prefix of the hash that names the picture. */
  readonly anchor: string
  readonly open: (caption: string, position: number) => string
  readonly position: (position: number, total: number) => string
  readonly previous: string
  readonly next: string
  readonly overview: string
  readonly single: string
  /** Hint on a phone held upright. */
  readonly rotate: string
  readonly close: string
  readonly large: string
}

type LightboxTrackProps = {
  readonly pictures: readonly LightboxPicture[]
  readonly words: LightboxWords
  readonly index: number
  readonly onMove: (index: number) => void
}

/** Pictures on either side are loaded ahead; all others are empty slides. */
const neighbours = 1

/** A row with scroll snap, which fingers, keys and buttons scroll. */
export function LightboxTrack({ pictures, words, index, onMove }: LightboxTrackProps) {
  const { row, onScroll, onScrollEnd, onTouch } = useSnappedRow(index, onMove)
  useEffect(() => row.current?.focus({ preventScroll: true }), [row])
  // At either end the button that led there is hidden and loses the focus: keys would be heard nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn may come to an end
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === body || activeElement?.getAttribute('aria-disabled') === 'true'
    if (isLost) row.current?.focus({ preventScroll: true })
  }, [row, index])
  return (
    <div className="lightbox__stage">
      <ul
        ref={row}
        className="lightbox__track"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller takes the focus, so that its arrow keys work at once
        tabIndex={0}
        aria-label={words.label}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        onPointerDown={onTouch}
        onWheel={onTouch}
      >
        {pictures.map((picture, place) => (
          <li key={picture.src} className="lightbox__slide" inert={place !== index}>
            {Math.abs(place - index) <= neighbours ? slideOf(picture, place === index) : null}
          </li>
        ))}
      </ul>
      <IconButton
        className="lightbox__previous"
        appearance="solid"
        icon="chevron-left"
        label={words.previous}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        className="lightbox__next"
        appearance="solid"
        icon="chevron-right"
        label={words.next}
        aria-disabled={index === pictures.length - 1}
        onClick={() => onMove(index + 1)}
      />
    </div>
  )
}

/** Media stops as soon as the guest turns to another picture. */
function slideOf(picture: LightboxPicture, isCurrent: boolean): ReactNode {
  return isCurrent && picture.media ? picture.media : <LightboxSlide picture={picture} />
}

const widths = [824, 1236, 1800]

/** Decodes the picture before the guest turns to it, so that the turn does not wait. */
function decodeAhead(image: HTMLImageElement | null): void {
  image?.decode().catch(() => {
    // A picture that fails shows its text; decoding of a slide that was left is obsolete.
  })
}

/** Uses the gallery's picture as background until the large one has loaded, unless it was cropped. */
function groundOf({ src, width, height }: LightboxPicture) {
  if (Math.abs(width / height - 1.5) > 0.01) return {}
  return { style: { backgroundImage: `url("${pictureUrl(src, { width: 412, height: 275 })}")` } }
}

/** Shows the whole picture, uncropped. */
export function LightboxSlide({ picture }: { picture: LightboxPicture }) {
  const request = { width: picture.width, height: picture.height }
  const set = (format: 'avif' | 'webp' | 'jpg') => widthSet(picture.src, { ...request, format }, widths)
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes="100vw" />
      <source type="image/webp" srcSet={set('webp')} sizes="100vw" />
      <img
        ref={decodeAhead}
        {...groundOf(picture)}
        src={pictureUrl(picture.src, { format: 'jpg', width: 1236 })}
        srcSet={set('jpg')}
        sizes="100vw"
        alt={picture.caption}
        width={picture.width}
        height={picture.height}
        draggable={false}
      />
    </picture>
  )
}

type SnappedRow = {
  readonly row: RefObject<HTMLUListElement | null>
  readonly onScroll: () => void
  readonly onScrollEnd: () => void
  /** The guest takes over from a scroll that a key or a button began. */
  readonly onTouch: () => void
}

/**
 * Syncs the scroll position of a row of full-width slides with the chosen index, in both directions: a finger scrolls
 * the row, a key changes the index. A smooth scroll to a new index passes the old one and must not select it again.
 */
function useSnappedRow(index: number, onMove: (index: number) => void): SnappedRow {
  const row = useRef<HTMLUListElement>(null)
  const shown = useRef(-1)
  const isOnItsWay = useRef(false)
  useLayoutEffect(() => {
    const element = row.current
    if (!element || shown.current === index) return
    const isStep = shown.current >= 0 && Math.abs(shown.current - index) === 1
    // A jump counts too: the row may still be settling after a swipe.
    isOnItsWay.current = shown.current >= 0
    shown.current = index
    scrollToPlace(element, index, isStep ? 'auto' : 'instant')
  }, [index])
  useEffect(() => {
    const element = row.current
    if (!element) return
    // After rotating a phone the picture in view stays in view. A caption of two lines changes the height alone, and
    // must not move the row under a finger.
    let width = 0
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      scrollToPlace(element, shown.current, 'instant')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    const element = row.current
    if (!element) return
    // Older Safari does not tell the end of a scroll.
    if (!('onscrollend' in window)) arrive(element)
    const current = Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    if (isOnItsWay.current || current === shown.current) return
    shown.current = current
    onMove(current)
  }
  // To the pixel: the browser tells the end of a jump while the end of a swipe still moves the row.
  const arrive = ({ scrollLeft, clientWidth }: HTMLElement) => {
    if (Math.abs(scrollLeft - shown.current * clientWidth) <= 1) isOnItsWay.current = false
  }
  const onScrollEnd = () => {
    const element = row.current
    if (!element) return
    arrive(element)
    // The end of a swipe has moved the row away from where a thumbnail has sent it, even if it was there already.
    if (isOnItsWay.current) scrollToPlace(element, shown.current, 'instant')
  }
  const onTouch = () => {
    isOnItsWay.current = false
  }
  return { row, onScroll, onScrollEnd, onTouch }
}

/** The style sheet sets the scroll behaviour: instant for guests who prefer reduced motion. */
function scrollToPlace(row: HTMLElement, place: number, behavior: ScrollBehavior): void {
  row.scrollTo({ left: place * row.clientWidth, behavior })
}
