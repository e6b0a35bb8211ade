import type { IsoDay } from '@marram/domain/iso-day'
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { describeRule } from './arrival-rule.ts'
import { chunksFor } from './chunks.ts'
import type { House } from './filter-houses.ts'
import { freeAround, headHeight, headWidth, laneHeight, rowAt, rowHeight, type Span } from './geometry.ts'
import type { PlanDays } from './plan-days.ts'
import { priceWidth } from './plan-row.tsx'
import { type Bar, lanesOfConflicts } from './plan-rows.ts'
import type { DayWidth } from './plan-search.ts'
import { PlanSurface, type Range } from './plan-surface.tsx'
import { type Cell, useCells } from './use-cells.ts'
import { type Drag, useDrag } from './use-drag.ts'
import type { Houses } from './use-houses.ts'
import { usePlanRows } from './use-plan-rows.ts'
import { useThrottled } from './use-throttled.ts'
import { words } from './words.ts'

/** The head counts as a row, and rows count from 1. */
const rowsBefore = 2
/** Today has the focus if it is among the first days. */
const startDays = 14
const none: Span = { from: 0, until: 0 }
/** The address follows when scrolling has ended. */
const tellMs = 400
/** Two requests for what is scrolled past are at least this far apart. */
const askMs = 120
/** Proposed for a free day, if so many nights are free. */
const usualNights = 7

export type Selected = {
  readonly house: House
  readonly from: number
  readonly until: number
  readonly bar: Bar | null
  readonly rule: string | null
}

type Props = {
  readonly houses: readonly House[]
  readonly conflicts: Houses['conflicts']
  readonly days: PlanDays
  readonly dayWidth: DayWidth
  readonly today: IsoDay
  /** The day at the left edge when the plan opens. */
  readonly first: number
  readonly describeFree: (house: House, day: number, price: { nights: number; rent: number } | null) => string
  readonly canDrag: (bar: Bar) => boolean
  readonly canMark: boolean
  /** A cell was pressed or opened; `anchor` is its element. */
  readonly onOpen: (selected: Selected, anchor: HTMLElement | null, isByKey: boolean) => void
  readonly onDrop: (selected: Selected, from: House) => void
  readonly onFirstDay: (day: number) => void
  /** Replaced with each drawing: the cell with the focus, and how to get to a day or house. */
  readonly control: { current: PlanControl | null }
}

export type PlanControl = {
  readonly selected: () => Selected | null
  readonly showDay: (day: number) => void
  readonly showHouse: (id: number, day: number) => void
  readonly focus: () => void
}

export function PlanGrid(props: Props) {
  const { houses, conflicts, days, dayWidth, today, first, control } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isReady = useFirstDay(scroller, first, dayWidth, props.onFirstDay)
  const lanes = useMemo(
    () => houses.map(({ id }) => lanesOfConflicts(conflicts.get(id) ?? [], days)),
    [houses, conflicts, days],
  )
  const tops = useMemo(() => topsOf(lanes), [lanes])
  const rowTops = useMemo(() => tops.slice(0, -1), [tops])
  const ids = useMemo(() => houses.map(({ id }) => id), [houses])
  const [asked, ask] = useThrottled<Range>({ rows: none, days: none }, askMs)
  const chunks = useMemo(() => chunksFor(ids, asked.rows, asked.days, days.within), [ids, asked, days])
  const plan = usePlanRows(chunks, conflicts, days, dayWidth >= priceWidth)
  const rowOf = (index: number) => plan.rowOf(ids[index] ?? 0)

  const showDay = (day: number) => {
    scroller.current?.scrollTo({ left: day * dayWidth })
  }
  const reveal = ({ row, day }: Cell) => {
    const element = scroller.current
    if (element === null) return
    const [left, right] = [day * dayWidth, (day + 1) * dayWidth - (element.clientWidth - headWidth)]
    if (left < element.scrollLeft) element.scrollLeft = left
    else if (right > element.scrollLeft) element.scrollLeft = right
    const [top, bottom] = [tops[row] ?? 0, (tops[row + 1] ?? 0) - (element.clientHeight - headHeight)]
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop) element.scrollTop = bottom
  }
  const selectedAt = ({ row, day }: Cell, bar: Bar | null): Selected | null => {
    const house = houses[row]
    if (!house) return null
    if (bar !== null) return { house, bar, rule: null, from: bar.from, until: bar.until }
    const free = freeAround(rowOf(row).bars, day, days.within)
    const rule = describeRule(plan.ruleOn(day))
    return { house, bar, rule, from: day, until: Math.min(day + usualNights, free?.until ?? day + 1) }
  }
  const cells = useCells({
    scroller,
    count: houses.length,
    within: days.within,
    start: { row: 0, day: startDay(first, days.indexOf(today)) },
    pageRows: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / laneHeight) - 1),
    rowOf,
    reveal,
    onOpen: (cell, bar) => {
      const selected = selectedAt(cell, bar)
      const anchor = scroller.current?.querySelector<HTMLElement>('[data-active]') ?? null
      if (selected) props.onOpen(selected, anchor, true)
    },
  })
  const { drag, onPointerDown, hasDragged } = useDrag({
    scroller,
    headWidth,
    headHeight,
    dayWidth,
    tops: rowTops,
    within: days.within,
    rowOf,
    canDrag: props.canDrag,
    canResize: ({ data }) => data.kind === 'block',
    canMark: props.canMark,
    onDrop: (dropped: Drag) => {
      const [house, source] = [houses[dropped.row], houses[dropped.fromRow]]
      cells.choose({ row: dropped.row, day: dropped.bar?.from ?? dropped.span.from })
      if (house && source) props.onDrop({ house, bar: dropped.bar, rule: null, ...dropped.span }, source)
    },
  })
  control.current = {
    selected: () => selectedAt(cells.cell, cells.bar),
    showDay,
    showHouse: (id, day) => cells.go({ row: Math.max(0, ids.indexOf(id)), day }),
    focus: cells.focus,
  }
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const { target } = event
    if (hasDragged.current || !(target instanceof Element)) return
    const box = event.currentTarget.getBoundingClientRect()
    const row = rowAt(event.clientY - box.top, rowTops)
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key
    const bar = rowOf(row).bars.find((one) => one.key === key) ?? null
    const day = bar?.from ?? Math.floor((event.clientX - box.left - headWidth) / dayWidth)
    const selected = selectedAt({ row, day }, bar)
    if (!selected || event.clientX - box.left < headWidth) return
    cells.choose({ row, day: Math.max(0, day) })
    props.onOpen(selected, target instanceof HTMLElement ? target.closest<HTMLElement>('[data-key]') : null, false)
  }
  /** A screen reader or a press may focus a bar without arrow keys. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const key = target.dataset.key
    const row = Number(target.closest('[role=row]')?.getAttribute('aria-rowindex')) - rowsBefore
    const bar = rowOf(row).bars.find((one) => one.key === key)
    if (bar && bar !== cells.bar) cells.choose({ row, day: bar.from })
  }
  const active = houses[cells.cell.row]
  const activePrice = active && plan.pricesOf(active.id).find(({ day }) => day === cells.cell.day)
  return (
    <div className="plan__scroll" ref={scroller} aria-busy={plan.isLoading}>
      <div className={dayWidth < priceWidth ? 'plan plan--narrow' : 'plan'} style={sizeOf(dayWidth, days)}>
        {isReady && (
          <PlanSurface
            {...{ scroller, houses, lanes, tops, days, dayWidth, today, plan, drag, onPointerDown, onClick, onFocus }}
            active={cells.cell}
            activeLabel={active ? props.describeFree(active, cells.cell.day, activePrice ?? null) : ''}
            onKeyDown={cells.onKeyDown}
            onRange={ask}
          />
        )}
      </div>
      {plan.isError && (
        <div className="plan__failed" role="alert">
          {words.barsFailed}
          <button type="button" className="btn btn--28" onClick={plan.again}>
            {words.again}
          </button>
        </div>
      )}
    </div>
  )
}

const sizeOf = (dayWidth: number, { within }: PlanDays): CSSProperties & Record<'--day', string> => ({
  width: headWidth + within.until * dayWidth,
  '--day': `${dayWidth}px`,
})

const startDay = (first: number, today: number): number =>
  today >= first && today < first + startDays ? today : Math.max(0, first)

/** The upper edge of each row, and the lower one of the last. */
function topsOf(lanes: readonly number[]): number[] {
  const tops = [0]
  for (const count of lanes) tops.push((tops.at(-1) ?? 0) + rowHeight(count))
  return tops
}

/**
 * Keeps the first visible day through changes of the width, and tells it when scrolling has ended. False until the plan
 * is scrolled to it: the virtualizers begin where they find it.
 */
function useFirstDay(
  scroller: { readonly current: HTMLElement | null },
  first: number,
  dayWidth: number,
  onFirstDay: (day: number) => void,
): boolean {
  const [isReady, setReady] = useState(false)
  const shown = useRef(first)
  const tell = useRef(onFirstDay)
  tell.current = onFirstDay
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = shown.current * dayWidth
    setReady(true)
  }, [scroller, dayWidth])
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      shown.current = element.scrollLeft / dayWidth
      clearTimeout(timer)
      timer = setTimeout(() => tell.current(Math.round(shown.current)), tellMs)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [scroller, dayWidth])
  return isReady
}
