import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  boxOf,
  dayAt,
  draggedSpan,
  type Grip,
  gripAt,
  markedNights,
  rowAt,
  type Span,
  spansOverlap,
} from './geometry.ts'
import type { Bar, Row } from './plan-rows.ts'

/** A press that moves less is a click. */
const slackPx = 5
/** Near an edge the plan scrolls along. */
const edgePx = 48
const scrollPx = 14

export type Drag = {
  /** Null while free days are marked. */
  readonly bar: Bar | null
  /** Index of the row that it came from, and of the one below the pointer. */
  readonly fromRow: number
  readonly row: number
  readonly span: Span
  /** Somebody else has one of these nights. */
  readonly isTaken: boolean
}

export type DragSetting = {
  readonly scroller: RefObject<HTMLElement | null>
  /** Width of the column with the houses, and height of the head. */
  readonly headWidth: number
  readonly headHeight: number
  readonly dayWidth: number
  readonly tops: readonly number[]
  readonly within: Span
  readonly rowOf: (index: number) => Row
  readonly canDrag: (bar: Bar) => boolean
  readonly canResize: (bar: Bar) => boolean
  readonly canMark: boolean
  readonly onDrop: (drag: Drag) => void
}

type Press = {
  readonly x: number
  readonly y: number
  readonly row: number
  readonly bar: Bar | null
  readonly grip: Grip
}

/** Drags with a mouse or pen; a finger scrolls, and uses the dialogs. Escape leaves everything as it was. */
export function useDrag(setting: DragSetting) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef(setting)
  latest.current = setting
  const stop = useRef<(() => void) | null>(null)
  /** The click after a drag is none. */
  const hasDragged = useRef(false)
  useEffect(() => () => stop.current?.(), [])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    hasDragged.current = false
    const press = event.button === 0 && event.pointerType !== 'touch' ? pressOf(event, latest.current) : null
    if (press === null) return
    let [current, isOn, x, y]: [Drag | null, boolean, number, number] = [null, false, event.clientX, event.clientY]
    const update = () => {
      const next = dragOf(press, pointOf(x, y, latest.current), latest.current)
      if (next === null || (current !== null && isSame(current, next))) return
      current = next
      setDrag(next)
    }
    const onMove = (move: globalThis.PointerEvent): void => {
      x = move.clientX
      y = move.clientY
      if (!isOn && Math.hypot(x - event.clientX, y - event.clientY) < slackPx) return
      isOn = true
      hasDragged.current = true
      update()
    }
    const frame = { id: 0 }
    const follow = () => {
      if (isOn && scrollAtEdge(x, y, latest.current)) update()
      frame.id = requestAnimationFrame(follow)
    }
    const end = () => {
      cancelAnimationFrame(frame.id)
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', onKey, true)
      stop.current = null
      setDrag(null)
    }
    const onUp = () => {
      const dropped = isOn ? current : null
      end()
      // After the click of this press, which would close a popover again.
      if (dropped !== null) setTimeout(() => latest.current.onDrop(dropped))
    }
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return
      key.preventDefault()
      key.stopPropagation()
      end()
    }
    frame.id = requestAnimationFrame(follow)
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', onKey, true)
    stop.current = end
  }
  return { drag, onPointerDown, hasDragged }
}

type Point = { readonly x: number; readonly y: number }

/** Measured in the rows, from the first day's left edge. */
function pointOf(clientX: number, clientY: number, { scroller, headWidth, headHeight }: DragSetting): Point {
  const box = scroller.current?.getBoundingClientRect()
  const { scrollLeft = 0, scrollTop = 0 } = scroller.current ?? {}
  return {
    x: clientX - (box?.left ?? 0) - headWidth + scrollLeft,
    y: clientY - (box?.top ?? 0) - headHeight + scrollTop,
  }
}

function pressOf(event: PointerEvent<HTMLElement>, setting: DragSetting): Press | null {
  const { target } = event
  if (!(target instanceof Element)) return null
  const { x, y } = pointOf(event.clientX, event.clientY, setting)
  const row = rowAt(y, setting.tops)
  const key = target.closest<HTMLElement>('[data-key]')?.dataset.key
  if (key === undefined) {
    const day = dayAt(x, setting.dayWidth)
    const free = markedNights(setting.rowOf(row).bars, day, day, setting.within)
    return setting.canMark && free !== null ? { x, y, row, bar: null, grip: 'middle' } : null
  }
  const bar = setting.rowOf(row).bars.find((one) => one.key === key)
  if (!bar || !setting.canDrag(bar)) return null
  const grip = setting.canResize(bar) ? gripAt(x, boxOf(bar, setting.dayWidth)) : 'middle'
  return { x, y, row, bar, grip }
}

function dragOf(press: Press, point: Point, { dayWidth, within, tops, rowOf }: DragSetting): Drag | null {
  const { bar, grip, row: fromRow } = press
  if (bar === null) {
    const span = markedNights(rowOf(fromRow).bars, dayAt(press.x, dayWidth), dayAt(point.x, dayWidth), within)
    return span && { bar, fromRow, row: fromRow, span, isTaken: false }
  }
  const row = grip === 'middle' ? rowAt(point.y, tops) : fromRow
  const span = draggedSpan(bar, grip, Math.round((point.x - press.x) / dayWidth), within)
  const isTaken = rowOf(row).bars.some((other) => other.key !== bar.key && spansOverlap(other, span))
  return { bar, fromRow, row, span, isTaken }
}

const isSame = (a: Drag, b: Drag): boolean =>
  a.row === b.row && a.span.from === b.span.from && a.span.until === b.span.until && a.isTaken === b.isTaken

/** True if it scrolled. */
function scrollAtEdge(x: number, y: number, { scroller, headWidth, headHeight }: DragSetting): boolean {
  const element = scroller.current
  if (element === null) return false
  const box = element.getBoundingClientRect()
  const left = nearEdge(x, box.left + headWidth, box.right)
  const top = nearEdge(y, box.top + headHeight, box.bottom)
  if (left === 0 && top === 0) return false
  element.scrollBy(left * scrollPx, top * scrollPx)
  return true
}

function nearEdge(at: number, from: number, until: number): -1 | 0 | 1 {
  if (at < from + edgePx) return -1
  return at > until - edgePx ? 1 : 0
}
