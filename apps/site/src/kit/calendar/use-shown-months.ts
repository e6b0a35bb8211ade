import { addMonths, monthOf, type YearMonth } from '@marram/domain/calendar-month'
import type { IsoDay } from '@marram/domain/iso-day'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

export type ShownMonths = Readonly<{
  /** All months that can be shown, in order. */
  reach: readonly YearMonth[]
  /** The rendered months; where only one fits, the stylesheet hides the second. */
  months: readonly YearMonth[]
  /** Number of visible months. */
  visible: number
  container: RefObject<HTMLDivElement | null>
  /** Scrolls to a month by as few months as possible. */
  reveal: (month: YearMonth) => void
  show: (month: YearMonth) => void
  step: (by: number) => void
  canGoBack: boolean
  canGoOn: boolean
}>

/** The months that are shown side by side. They follow the chosen day. */
export function useShownMonths(reach: readonly YearMonth[], chosen: IsoDay | null): ShownMonths {
  const container = useRef<HTMLDivElement>(null)
  const counted = useVisibleCount(container)
  const visible = counted ?? mostVisible
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
  // A day chosen elsewhere (a link, the price box) changes the months as well.
  if (followed !== chosen) {
    setFollowed(chosen)
    if (chosenMonth !== null && !isInSight(chosenMonth, shown, counted)) setAnchor(chosenMonth)
  }
  return {
    reach,
    months: [shown, addMonths(shown, 1)].filter((month) => month <= last),
    visible,
    container,
    reveal,
    show: setAnchor,
    // A month has many nodes: a transition lets the browser paint the press before it renders them.
    step: (by) => startTransition(() => setAnchor((current) => addMonths(inReach(current), by))),
    canGoBack: shown > first,
    canGoOn: addMonths(shown, visible - 1) < last,
  }
}

const mostVisible = 2

/**
 * True if the guest sees this month. Before the months are counted only the first one is certain: on a phone the second
 * is hidden. @internal
 */
export function isInSight(month: YearMonth, shown: YearMonth, visible: number | null): boolean {
  return month >= shown && month <= addMonths(shown, (visible ?? 1) - 1)
}

function clamp(month: YearMonth, first: YearMonth, last: YearMonth): YearMonth {
  if (month > last) return last < first ? first : last
  return month < first ? first : month
}

/** A container query decides how many months are visible; keyboard navigation needs the same number. Null until counted. */
function useVisibleCount(container: RefObject<HTMLDivElement | null>): number | null {
  const [count, setCount] = useState<number | null>(null)
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
