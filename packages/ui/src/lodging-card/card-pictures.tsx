import { type PointerEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import { placeholderOf } from '../picture/picture-url.ts'

const shown = 5

/**
 * True once the element was in view. The card can be swiped only then, so that a list's HTML has one picture per card.
 */
function useWasInView(ref: React.RefObject<Element | null>): boolean {
  const [wasInView, setWasInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWasInView(true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return wasInView
}

interface CardPicturesProps {
  pictures: readonly PictureProps[]
  href?: string
  /** Accessible name of the linked pictures when the first has no alternative text. */
  label: string
}

export function CardPictures({ pictures, href, label }: CardPicturesProps) {
  const strip = useRef<HTMLDivElement>(null)
  const wasInView = useWasInView(strip)
  const [current, setCurrent] = useState(0)
  // Loads the other pictures on swipe or hover: a browser would otherwise load five for every card in view before the
  // first picture of the next card.
  const [wanted, setWanted] = useState(false)
  const all = pictures.slice(0, shown)
  const follow = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget
    setWanted(true)
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  const point = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setWanted(true)
  const slides = (wasInView ? all : all.slice(0, 1)).map((picture, index) =>
    index === 0 || wanted ? (
      <Picture key={picture.src} {...picture} alt={index === 0 ? picture.alt : ''} />
    ) : (
      <span key={picture.src} className="card__slide" style={placeholderOf(picture.src)} />
    ),
  )
  return (
    <>
      <div className="card__strip" ref={strip} onScroll={follow} onPointerEnter={point}>
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
