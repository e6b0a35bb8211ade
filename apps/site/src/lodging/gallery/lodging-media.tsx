import { Button } from '@marram/ui/button'
import { IconButton } from '@marram/ui/icon-button'
import { pictureUrl } from '@marram/ui/picture/picture-url.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { videoSource } from '../../kit/content/rules/video-source.ts'
import { LightboxSlide } from '../../kit/lightbox/lightbox-track.tsx'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { LodgingPicture } from '../lodging-pictures.ts'
import mediaStyles from './media.css?url'
import { isRound, turnedTo } from './panorama.ts'

/** A video or panorama of the house. It is loaded after a click; until then a guest sees its picture. */
export function LodgingMedia({ picture }: { readonly picture: LodgingPicture }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="media">
      <PageStyles href={mediaStyles} />
      {isOpen ? <OpenMedia picture={picture} /> : <MediaPoster picture={picture} onOpen={() => setOpen(true)} />}
    </div>
  )
}

type PosterProps = { readonly picture: LodgingPicture; readonly onOpen: () => void }

function MediaPoster({ picture, onOpen }: PosterProps) {
  const { scope, messages } = usePageContext()
  const { panorama } = usePageMessages('house').gallery
  const { play, watch, privacy } = messages.content.video
  const { videoUrl, caption } = picture
  const source = videoUrl === null ? null : videoSource(videoUrl, scope.frameHosts)
  return (
    <>
      <LightboxSlide picture={picture} />
      <div className="media__ask">
        {source?.kind === 'link' && videoUrl !== null ? (
          <Button colour="White" icon="external-link" href={videoUrl} target="_blank" rel="noopener">
            {watch(caption)}
          </Button>
        ) : (
          <Button colour="White" icon={source === null ? 'globe' : 'play'} onClick={onOpen}>
            {source === null ? panorama.open : play(caption)}
          </Button>
        )}
        {source?.kind === 'frame' ? <p className="small">{privacy(source.host)}</p> : null}
      </div>
    </>
  )
}

function OpenMedia({ picture }: { readonly picture: LodgingPicture }) {
  const { scope } = usePageContext()
  const { videoUrl, caption, src } = picture
  if (videoUrl === null) return <Panorama picture={picture} />
  const source = videoSource(videoUrl, scope.frameHosts)
  if (source.kind === 'link') return null
  if (source.kind === 'file') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: agencies' films of a house have no spoken words to write down
      <video
        ref={focus}
        src={source.url}
        poster={pictureUrl(src, { format: 'jpg', width: 1236 })}
        aria-label={caption}
        controls
        autoPlay
        playsInline
      />
    )
  }
  return (
    <iframe
      ref={focus}
      src={source.url}
      title={caption}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  )
}

/** The pressed button is gone, so that what it opened takes the focus. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}

/** The largest width of the image service. */
const panoramaWidth = 3000
const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -0.15, ArrowRight: 0.15, PageUp: -0.8, PageDown: 0.8 }

/** Turns by finger, mouse, arrow keys and buttons. A background, since it may repeat without a seam. */
function Panorama({ picture }: { readonly picture: LodgingPicture }) {
  const { panorama: words } = usePageMessages('house').gallery
  const [offset, setOffset] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<number | null>(null)
  const round = isRound(picture)
  const turn = (by: number): void => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {}
    const height = clientHeight * (round ? 1.6 : 1)
    const shown = { width: (height * picture.width) / picture.height, height, isRound: round }
    setOffset((before) => turnedTo(before, by, shown, clientWidth))
  }
  const turnByScreens = (screens: number): void => turn(screens * (box.current?.clientWidth ?? 0))
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = Object.hasOwn(keySteps, event.key) ? keySteps[event.key] : undefined
    if (step === undefined) return
    // The lightbox would turn to another picture.
    event.preventDefault()
    turnByScreens(step)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (held.current === null) return
    turn(held.current - event.clientX)
    held.current = event.clientX
  }
  const release = (): void => {
    held.current = null
  }
  return (
    <>
      <div
        ref={(element) => {
          box.current = element
          if (document.activeElement === document.body) element?.focus()
        }}
        className={round ? 'panorama panorama--round' : 'panorama'}
        style={{
          backgroundImage: `url("${pictureUrl(picture.src, { format: 'webp', width: panoramaWidth })}")`,
          backgroundPositionX: `${-offset}px`,
        }}
        role="application"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn it
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = event.clientX
        }}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <div className="panorama__turn">
        <IconButton
          appearance="solid"
          icon="chevron-left"
          label={words.left}
          onClick={() => turnByScreens(keySteps.PageUp ?? 0)}
        />
        <IconButton
          appearance="solid"
          icon="chevron-right"
          label={words.right}
          onClick={() => turnByScreens(keySteps.PageDown ?? 0)}
        />
      </div>
    </>
  )
}
