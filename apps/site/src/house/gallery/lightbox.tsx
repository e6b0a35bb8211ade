import { IconButton } from '@marram/ui/icon-button'
import { type KeyboardEvent, useRef, useState } from 'react'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { HousePicture } from '../house-pictures.ts'
import lightboxStyles from './lightbox.css?url'
import { LightboxOverview } from './lightbox-overview.tsx'
import { LightboxTrack } from './lightbox-track.tsx'
import { closePictures, movePicture } from './picture-address.ts'
import { useModal } from './use-modal.ts'

type LightboxProps = {
  readonly pictures: readonly HousePicture[]
  readonly index: number
  readonly startsWithOverview: boolean
}

/** All pictures large, one at a time or by room. The browser's own dialog holds the focus and gives it back. */
export function Lightbox({ pictures, index, startsWithOverview }: LightboxProps) {
  const words = usePageMessages('house').gallery
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOverview, setOverview] = useState(startsWithOverview)
  useModal(dialog)
  const last = pictures.length - 1
  const goTo = (target: number) => movePicture(words.anchor, Math.min(last, Math.max(0, target)))
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined || isOverview) return
    event.preventDefault()
    goTo(target)
  }
  return (
    <>
      <PageStyles href={lightboxStyles} />
      <dialog
        ref={dialog}
        className="lightbox"
        aria-label={words.large}
        onKeyDown={onKeyDown}
        onCancel={(event) => {
          event.preventDefault()
          closePictures()
        }}
      >
        <div className="lightbox__bar">
          <p aria-live="polite">
            {isOverview ? words.overview : <b>{pictures[index]?.caption}</b>}
            {isOverview ? null : <span>{words.position(index + 1, pictures.length)}</span>}
          </p>
          <IconButton
            icon={isOverview ? 'images' : 'layout-grid'}
            label={isOverview ? words.single : words.overview}
            onClick={() => setOverview(!isOverview)}
          />
          <IconButton icon="x" label={words.close} onClick={closePictures} />
        </div>
        {isOverview ? (
          <LightboxOverview
            pictures={pictures}
            onChoose={(chosen) => {
              goTo(chosen)
              setOverview(false)
            }}
          />
        ) : (
          <LightboxTrack pictures={pictures} index={index} onMove={goTo} />
        )}
      </dialog>
    </>
  )
}
