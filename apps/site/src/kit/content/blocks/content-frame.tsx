import { Button } from '@marram/ui/button'
import { useState } from 'react'
import { useHydrated } from '../../use-hydrated.ts'
import { useContentEnvironment } from '../content-environment.ts'
import { NewTabHint } from '../content-link.tsx'

type ContentFrameProps = {
  /** Must already be checked against the allowed hosts. */
  readonly src: string
  /** A page with the same content, for visitors who do not load the frame. */
  readonly page: string
  readonly title: string
}

/** Nothing is requested from the other host before the visitor agrees; without script it is a link. */
export function ContentFrame({ src, page, title }: ContentFrameProps) {
  const { messages } = useContentEnvironment()
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  if (isShown) {
    return (
      <iframe
        // The frame takes the focus, because the focused button was removed.
        ref={focus}
        className="content-film"
        src={src}
        title={title}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  }
  const { play, watch, privacy } = messages.content.video
  return (
    <div className="content-film content-film--asking" data-wakes="near">
      {isHydrated ? (
        <Button colour="White" icon="play" onClick={() => setShown(true)}>
          {play(title)}
        </Button>
      ) : (
        <Button colour="White" icon="play" href={page} target="_blank" rel="noopener">
          {watch(title)}
          <NewTabHint />
        </Button>
      )}
      <p className="small">{privacy(new URL(src).host)}</p>
    </div>
  )
}

function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
