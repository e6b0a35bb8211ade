import { IconButton } from '@marram/ui/icon-button'
import { useEffect } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { HousePicture } from '../house-pictures.ts'
import { LightboxSlide } from './lightbox-slide.tsx'
import { useSnappedRow } from './use-snapped-row.ts'

type LightboxTrackProps = {
  readonly pictures: readonly HousePicture[]
  readonly index: number
  readonly onMove: (index: number) => void
}

/** Pictures on either side are there already when the guest turns to them; all others are empty places. */
const neighbours = 1

/** A row that the finger scrolls and that snaps; keys and buttons scroll it too. */
export function LightboxTrack({ pictures, index, onMove }: LightboxTrackProps) {
  const words = usePageMessages('house').gallery
  const { row, onScroll, onTouch } = useSnappedRow(index, onMove)
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
        onPointerDown={onTouch}
        onWheel={onTouch}
      >
        {pictures.map((picture, place) => (
          <li key={picture.src} className="lightbox__slide" inert={place !== index}>
            {Math.abs(place - index) <= neighbours ? <LightboxSlide picture={picture} /> : null}
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
