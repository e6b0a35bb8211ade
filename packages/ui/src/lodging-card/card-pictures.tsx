import { type UIEvent, useEffect, useRef, useState } from 'react'
import { Picture, type PictureProps } from '../picture/picture.tsx'

const shown = 5

/**
 * True once the element was in view. Further pictures are rendered only then, so a list's HTML carries one per card.
 */
function useSeen(ref: React.RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return seen
}

interface CardPicturesProps {
  pictures: readonly PictureProps[]
  href?: string
  /** Accessible name of the linked pictures when the first has no alternative text. */
  label: string
}

export function CardPictures({ pictures, href, label }: CardPicturesProps) {
  const strip = useRef<HTMLDivElement>(null)
  const seen = useSeen(strip)
  const [current, setCurrent] = useState(0)
  const all = pictures.slice(0, shown)
  const follow = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  const slides = (seen ? all : all.slice(0, 1)).map((picture, index) => (
    <Picture key={picture.src} {...picture} alt={index === 0 ? picture.alt : ''} />
  ))
  return (
    <>
      <div className="card__strip" ref={strip} onScroll={follow}>
        {href === undefined ? (
          slides
        ) : (
          // This link makes the pictures clickable while they stay swipeable; only the title is a tab stop.
          <a className="card__slides" href={href} tabIndex={-1} aria-label={all[0]?.alt || label}>
            {slides}
          </a>
        )}
      </div>
      {all.length > 1 ? (
        <div className="card__dots" aria-hidden="true">
          {all.map((picture, index) => (
            <i key={picture.src} className={index === current ? 'is-current' : undefined} />
          ))}
        </div>
      ) : null}
    </>
  )
}
