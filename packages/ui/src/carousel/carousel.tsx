import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { nearestSlide } from './nearest-slide.ts'

export interface CarouselProps {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  previousLabel: string
  nextLabel: string
  /** Formats the position, such as "Bild 2 von 8". */
  position: (current: number, total: number) => string
}

/** A row of slides with native scroll snapping, so it works before hydration. */
export function Carousel({ label, slides, previousLabel, nextLabel, position }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const last = slides.length - 1
  const goTo = (index: number) => {
    const slide = row.current?.children[Math.min(last, Math.max(0, index))]
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft })
  }
  const follow = () => {
    const element = row.current
    if (!element) return
    const starts = [...element.children].map((slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0))
    setCurrent(nearestSlide(starts, element.scrollLeft, element.scrollWidth - element.clientWidth))
  }
  const move = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }
  return (
    <section className="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller takes the focus, so that its arrow keys can go slide by slide */}
      <ul className="carousel__row" ref={row} tabIndex={0} aria-label={label} onScroll={follow} onKeyDown={move}>
        {slides.map(({ key, content }) => (
          <li key={key} className="carousel__slide">
            {content}
          </li>
        ))}
      </ul>
      <div className="carousel__bar">
        <IconButton
          icon="chevron-left"
          label={previousLabel}
          appearance="edge"
          aria-disabled={current === 0}
          onClick={() => goTo(current - 1)}
        />
        <div className="carousel__dots" aria-hidden="true">
          {slides.map(({ key }, index) => (
            <i key={key} className={index === current ? 'is-current' : undefined} />
          ))}
        </div>
        <IconButton
          icon="chevron-right"
          label={nextLabel}
          appearance="edge"
          aria-disabled={current === last}
          onClick={() => goTo(current + 1)}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {position(current + 1, slides.length)}
      </p>
    </section>
  )
}
