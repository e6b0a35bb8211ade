import { addMonths, monthOf, type YearMonth } from '@marram/domain/calendar-month'
import type { IsoDay } from '@marram/domain/iso-day'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

export type ShownMonths = Readonly<{
  /** All that can be shown, in order. */
  reach: readonly YearMonth[]
  /** The months that are drawn; where only one has room, the stylesheet hides the second. */
  months: readonly YearMonth[]
  /** How many of them a guest can see. */
  visible: number
  container: RefObject<HTMLDivElement | null>
  /** Brings a month into view, at the cost of the least movement. */
  reveal: (month: YearMonth) => void
  show: (month: YearMonth) => void
  step: (by: number) => void
  canGoBack: boolean
  canGoOn: boolean
}>

/** Which months of those in reach stand side by side. They follow the chosen day. */
export function useShownMonths(reach: readonly YearMonth[], chosen: IsoDay | null): ShownMonths {
  const container = useRef<HTMLDivElement>(null)
  const visible = useVisibleCount(container)
  const chosenMonth = chosen === null ? null : monthOf(chosen)
  const [anchor, setAnchor] = useState(chosenMonth ?? reach[0] ?? '')
  const [followed, setFollowed] = useState(chosen)
  const [first, last] = [reach[0] ?? anchor, reach.at(-1) ?? anchor]
  const inReach = (month: YearMonth): YearMonth => clamp(month, first, addMonths(last, 1 - visible))
  const shown = inReach(anchor)
  const reveal = (month: YearMonth): void => {
    if (month < shown) setAnchor(month)
    else if (month > addMonths(shown, visible - 1)) setAnchor(addMonths(month, 1 - visible))
  }
  // A choice made elsewhere (a link, the price box) moves the months along with it.
  if (followed !== chosen) {
    setFollowed(chosen)
    if (chosenMonth !== null) reveal(chosenMonth)
  }
  return {
    reach,
    months: [shown, addMonths(shown, 1)].filter((month) => month <= last),
    visible,
    container,
    reveal,
    show: setAnchor,
    // Thirty days are many nodes to draw: the press itself is answered first.
    step: (by) => startTransition(() => setAnchor((current) => addMonths(inReach(current), by))),
    canGoBack: shown > first,
    canGoOn: addMonths(shown, visible - 1) < last,
  }
}

function clamp(month: YearMonth, first: YearMonth, last: YearMonth): YearMonth {
  if (month > last) return last < first ? first : last
  return month < first ? first : month
}

/** The stylesheet decides by the room there is; the arrow keys must know what it decided. */
function useVisibleCount(container: RefObject<HTMLDivElement | null>): number {
  const [count, setCount] = useState(2)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const measure = (): void => {
      const tables = [...element.querySelectorAll('table')]
      setCount(Math.max(1, tables.filter((table) => table.offsetParent !== null).length))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])
  return count
}
