import { Icon } from '@marram/ui/icon'
import { IconButton } from '@marram/ui/icon-button'
import { Picture } from '@marram/ui/picture'
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { PageStyles } from '../page-styles.tsx'
import lightboxStyles from './lightbox.css?url'
import { type LightboxPicture, LightboxTrack, type LightboxWords } from './lightbox-track.tsx'
import { closePictures, movePicture } from './picture-address.ts'

type LightboxProps = {
  readonly pictures: readonly LightboxPicture[]
  readonly words: LightboxWords
  readonly index: number
  readonly startsWithOverview?: boolean
  /** About all pictures, such as that they are drawings. */
  readonly note?: string | null
}

/** All pictures large, one at a time or at a glance. The browser's own dialog holds the focus and gives it back. */
export function Lightbox({ pictures, words, index, startsWithOverview = false, note = null }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOverview, setOverview] = useState(startsWithOverview)
  useModal(dialog)
  const last = pictures.length - 1
  const page = pictures[index]?.page
  const goTo = (target: number) => movePicture(words.anchor, Math.min(last, Math.max(0, target)))
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined || isOverview || event.defaultPrevented) return
    event.preventDefault()
    goTo(target)
  }
  return (
    <>
      <PageStyles href={lightboxStyles} />
      <dialog
        ref={dialog}
        className="lightbox"
        style={{ '--shape': shapeOf(pictures[index]) } as CSSProperties}
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
            {note === null ? null : <span>{note}</span>}
          </p>
          {page === undefined || isOverview ? null : (
            <a className="lightbox__page" href={page.href}>
              {page.label}
            </a>
          )}
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
            words={words}
            onChoose={(chosen) => {
              goTo(chosen)
              setOverview(false)
            }}
          />
        ) : (
          <>
            <LightboxTrack pictures={pictures} words={words} index={index} onMove={goTo} />
            <LightboxThumbs pictures={pictures} words={words} index={index} onChoose={goTo} />
          </>
        )}
      </dialog>
    </>
  )
}

/** Width by height; a plan that is nearly square gets a higher stage than a photo. */
function shapeOf(picture: LightboxPicture | undefined): number {
  if (!picture || picture.media) return 1.5
  return picture.width / picture.height
}

type LightboxThumbsProps = {
  readonly pictures: readonly LightboxPicture[]
  readonly words: LightboxWords
  readonly index: number
  readonly onChoose: (index: number) => void
}

/** Fills the rest of a phone that is held upright: the widest picture takes a third of its height. */
function LightboxThumbs({ pictures, words, index, onChoose }: LightboxThumbsProps) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current thumbnail changes with the index
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [index])
  return (
    <div className="lightbox__rest">
      <p className="lightbox__rotate">{words.rotate}</p>
      <ul className="lightbox__thumbs" aria-label={words.overview} ref={list}>
        {pictures.map((picture, place) => (
          <li key={picture.src}>
            <ThumbButton
              picture={picture}
              place={place}
              isCurrent={place === index}
              words={words}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ThumbButtonProps = Pick<LightboxThumbsProps, 'words' | 'onChoose'> & {
  readonly picture: LightboxPicture
  readonly place: number
  readonly isCurrent?: boolean
}

function ThumbButton({ picture, place, isCurrent = false, words, onChoose }: ThumbButtonProps) {
  return (
    <button
      type="button"
      aria-label={words.open(picture.caption, place + 1)}
      aria-current={isCurrent || undefined}
      onClick={() => onChoose(place)}
    >
      <Picture src={picture.src} alt="" width={412} height={275} widths={[412]} sizes="12rem" />
      {picture.icon ? <Icon name={picture.icon} /> : null}
    </button>
  )
}

type LightboxOverviewProps = {
  readonly pictures: readonly LightboxPicture[]
  readonly words: LightboxWords
  readonly onChoose: (index: number) => void
}

/** All pictures small, group by group in the order of the gallery. */
function LightboxOverview({ pictures, words, onChoose }: LightboxOverviewProps) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const groups = [...new Set(pictures.map(({ group }) => group))]
  return (
    <div className="lightbox__overview" ref={list}>
      {groups.map((group, place) => (
        <section key={group ?? ''} {...(group !== undefined && { 'aria-labelledby': `${id}-${place}` })}>
          {group === undefined ? null : (
            <h3 className="minor" id={`${id}-${place}`}>
              {group}
            </h3>
          )}
          <ul>
            {pictures.map((picture, index) =>
              picture.group === group ? (
                <li key={picture.src}>
                  <ThumbButton picture={picture} place={index} words={words} onChoose={onChoose} />
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
 * Opens the modal dialog on mount and closes it before it is removed: only then does the browser restore the focus.
 * Locks the scrolling of the page behind and reserves the space of its scrollbar.
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
