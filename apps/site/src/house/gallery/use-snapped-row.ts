import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type SnappedRow = {
  readonly row: RefObject<HTMLUListElement | null>
  readonly onScroll: () => void
  /** The guest takes over from a scroll that a key or a button began. */
  readonly onTouch: () => void
}

/**
 * Keeps a row of full-width places and the chosen index in step, whoever moves first: a finger that scrolls the row, or
 * a key that changes the index. A scroll on its way to a new index passes the old one and must not choose it again.
 */
export function useSnappedRow(index: number, onMove: (index: number) => void): SnappedRow {
  const row = useRef<HTMLUListElement>(null)
  const shown = useRef(-1)
  const isOnItsWay = useRef(false)
  useLayoutEffect(() => {
    const element = row.current
    if (!element || shown.current === index) return
    const isStep = shown.current >= 0 && Math.abs(shown.current - index) === 1
    shown.current = index
    isOnItsWay.current = isStep
    scrollToPlace(element, index, isStep ? 'auto' : 'instant')
  }, [index])
  useEffect(() => {
    const element = row.current
    if (!element) return
    // A turned phone: the picture in view stays in view. A caption of two lines changes the height alone, and must not
    // pull the row from under a finger.
    let width = 0
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      scrollToPlace(element, shown.current, 'instant')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    const element = row.current
    if (!element) return
    const place = element.scrollLeft / Math.max(1, element.clientWidth)
    if (Math.abs(place - shown.current) < 0.02) isOnItsWay.current = false
    const current = Math.round(place)
    if (isOnItsWay.current || current === shown.current) return
    shown.current = current
    onMove(current)
  }
  const onTouch = () => {
    isOnItsWay.current = false
  }
  return { row, onScroll, onTouch }
}

/** How smoothly, the style sheet says: not at all for guests who ask for less motion. */
function scrollToPlace(row: HTMLElement, place: number, behavior: ScrollBehavior): void {
  row.scrollTo({ left: place * row.clientWidth, behavior })
}
