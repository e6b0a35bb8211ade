import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface MovingPictureProps {
  src: string
  alt: string
  width: number
  height: number
  labels?: { pause: string; play: string }
  className?: string | undefined
}

/** A muted, looping video. It does not play for `prefers-reduced-motion`, and a button stops it (WCAG 2.2.2). */
export function MovingPicture({ src, alt, width, height, labels, className }: MovingPictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(true)
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setPlaying(!calm.matches)
    follow()
    calm.addEventListener('change', follow)
    return () => calm.removeEventListener('change', follow)
  }, [])
  useEffect(() => {
    // Browsers may refuse autoplay (battery saver); the first frame then serves as the picture.
    if (playing) video.current?.play().catch(() => setPlaying(false))
    else video.current?.pause()
  }, [playing])
  return (
    <span className="moving-picture">
      <video
        ref={video}
        src={src}
        width={width}
        height={height}
        className={className}
        {...(alt ? { 'aria-label': alt } : { 'aria-hidden': true })}
        muted
        loop
        autoPlay
        playsInline
      />
      {labels ? (
        <IconButton
          className="moving-picture__toggle"
          appearance="solid"
          icon={playing ? 'pause' : 'play'}
          label={playing ? labels.pause : labels.play}
          onClick={() => setPlaying(!playing)}
        />
      ) : null}
    </span>
  )
}
