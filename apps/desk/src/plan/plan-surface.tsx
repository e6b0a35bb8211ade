import type { IsoDay } from '@marram/domain/iso-day'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
} from 'react'
import { DragLayer } from './drag-layer.tsx'
import type { House } from './filter-houses.ts'
import { headHeight, headWidth, rowHeight, type Span } from './geometry.ts'
import { HouseHead } from './house-head.tsx'
import type { PlanDays } from './plan-days.ts'
import { PlanHead } from './plan-head.tsx'
import { PlanRow } from './plan-row.tsx'
import type { Cell } from './use-cells.ts'
import type { Drag } from './use-drag.ts'
import type { PlanRows } from './use-plan-rows.ts'
import { words } from './words.ts'

/** Days are drawn by the week, so that scrolling draws rarely. */
const week = 7

export type Range = { readonly rows: Span; readonly days: Span }

type Props = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly houses: readonly House[]
  readonly lanes: readonly number[]
  /** The upper edge of each row, and the lower one of the last. */
  readonly tops: readonly number[]
  readonly days: PlanDays
  readonly dayWidth: number
  readonly today: IsoDay
  readonly plan: PlanRows
  readonly active: Cell
  readonly activeLabel: string
  readonly drag: Drag | null
  readonly onRange: (range: Range) => void
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

/** Draws the visible rows and days; the only part that is drawn again while scrolling. */
export function PlanSurface(props: Props) {
  const { houses, lanes, tops, days, dayWidth, today, plan, active, drag, onRange } = props
  const { rows, columns } = useVirtual(props)
  const drawn = rows.getVirtualItems()
  const weeks = columns.getVirtualItems()
  const from = (weeks[0]?.index ?? 0) * week
  const until = Math.min(days.within.until, ((weeks.at(-1)?.index ?? 0) + 1) * week)
  const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: 0 }
  useEffect(() => {
    onRange({ rows: { from: startIndex, until: endIndex + 1 }, days: { from, until } })
  }, [onRange, startIndex, endIndex, from, until])
  const shown = drawn.flatMap(({ index }) => {
    const house = houses[index]
    return house ? [{ house, index, top: tops[index] ?? 0, height: rowHeight(lanes[index] ?? 1) }] : []
  })
  const height = tops.at(-1) ?? 0
  return (
    <>
      <div
        role="grid"
        aria-label={words.grid}
        aria-rowcount={houses.length + 1}
        aria-colcount={days.within.until + 1}
        onKeyDown={props.onKeyDown}
        onFocus={props.onFocus}
      >
        <PlanHead
          {...{ days, from, until, dayWidth }}
          today={days.indexOf(today)}
          aim={drag === null ? null : drag.span}
        />
        <div
          className="plan__rows"
          role="rowgroup"
          style={{ height }}
          onPointerDown={props.onPointerDown}
          onClick={props.onClick}
        >
          <i className="plan__today" style={{ left: headWidth + (days.indexOf(today) + 0.5) * dayWidth }} />
          {shown.map(({ house, index, ...place }) => (
            <PlanRow
              key={house.id}
              house={house.id}
              row={plan.rowOf(house.id)}
              prices={plan.pricesOf(house.id)}
              number={index + 2}
              {...{ ...place, from, until, dayWidth }}
              today={days.indexOf(today)}
              activeDay={index === active.row ? active.day : null}
              activeLabel={index === active.row ? props.activeLabel : ''}
            />
          ))}
          {drag !== null && (
            <DragLayer drag={drag} tops={tops} dayWidth={dayWidth} days={days} house={houses[drag.row] ?? null} />
          )}
        </div>
      </div>
      {/* One sticky element over the grid for all heads, which rows own: each of its own would be a layer. */}
      <div className="plan__column" style={{ height, marginTop: -height }}>
        {shown.map(({ house, top, height: tall }) => (
          <HouseHead key={house.id} house={house} row={plan.rowOf(house.id)} top={top} height={tall} />
        ))}
      </div>
    </>
  )
}

function useVirtual({ scroller, houses, lanes, tops, days, dayWidth, active }: Props) {
  const rows = useVirtualizer({
    count: houses.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight(lanes[index] ?? 1),
    getItemKey: (index) => houses[index]?.id ?? index,
    scrollMargin: headHeight,
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    overscan: 5,
    useFlushSync: false,
    // The row with the focus stays, wherever it is.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      return drawn.includes(active.row) || active.row >= houses.length ? drawn : [...drawn, active.row]
    },
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: Math.ceil(days.within.until / week),
    getScrollElement: () => scroller.current,
    estimateSize: () => week * dayWidth,
    scrollMargin: headWidth,
    initialOffset: () => scroller.current?.scrollLeft ?? 0,
    overscan: 1,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes follow from these
  useLayoutEffect(() => {
    rows.measure()
    columns.measure()
  }, [rows, columns, tops, dayWidth])
  return { rows, columns }
}
