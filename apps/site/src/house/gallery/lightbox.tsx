import { IconButton } from '@marram/ui/icon-button'
import { Picture } from '@marram/ui/picture'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { HousePicture } from '../house-pictures.ts'
import lightboxStyles from './lightbox.css?url'
import { LightboxTrack } from './lightbox-track.tsx'
import { closePictures, movePicture } from './picture-address.ts'

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

type LightboxOverviewProps = {
  readonly pictures: readonly HousePicture[]
  readonly onChoose: (index: number) => void
}

/** All pictures small, room by room in the order of the gallery. */
function LightboxOverview({ pictures, onChoose }: LightboxOverviewProps) {
  const words = usePageMessages('house')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const rooms = [...new Set(pictures.map(({ room }) => room))]
  return (
    <div className="lightbox__overview" ref={list}>
      {rooms.map((room) => (
        <section key={room} aria-labelledby={`room-${room}`}>
          <h3 className="minor" id={`room-${room}`}>
            {words.pictures[room]}
          </h3>
          <ul>
            {pictures.map((picture, index) =>
              picture.room === room ? (
                <li key={picture.src}>
                  <button
                    type="button"
                    aria-label={words.gallery.open(picture.caption, index + 1)}
                    onClick={() => onChoose(index)}
                  >
                    <Picture src={picture.src} alt="" width={412} height={275} widths={[412]} sizes="12rem" />
                  </button>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

/**
 * Opens the dialog over the whole page and closes it with the component, while it is still in the page: only then does
 * the browser give the focus back. The page behind stands still, and where its scrollbar goes, its place is kept.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const scrollbarWidth = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    root.style.paddingRight = `${scrollbarWidth}px`
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      root.style.overflow = ''
      root.style.paddingRight = ''
    }
  }, [dialog])
}
