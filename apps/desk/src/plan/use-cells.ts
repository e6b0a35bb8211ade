import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { nextDay, type Span, spanOn } from './geometry.ts'
import type { Bar, Row } from './plan-rows.ts'

/** The cell that the Tab key reaches: a day in a row. */
export type Cell = { readonly row: number; readonly day: number }

export type CellSetting = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  readonly within: Span
  readonly start: Cell
  readonly pageRows: () => number
  readonly rowOf: (index: number) => Row
  readonly reveal: (cell: Cell) => void
  readonly onOpen: (cell: Cell, bar: Bar | null) => void
}

/** One cell of the grid has the focus; arrow keys move it. */
export function useCells(setting: CellSetting) {
  const { scroller, count, within, start, pageRows, rowOf, reveal, onOpen } = setting
  const [chosen, setChosen] = useState<Cell | null>(null)
  const wanted = chosen ?? start
  const cell: Cell = { row: Math.max(0, Math.min(wanted.row, count - 1)), day: wanted.day }
  const keepsFocus = useKeptFocus(scroller)
  const go = (next: Cell): void => {
    const row = Math.max(0, Math.min(next.row, count - 1))
    const day = Math.max(within.from, Math.min(next.day, within.until - 1))
    keepsFocus.current = true
    setChosen({ row, day })
    reveal({ row, day })
  }
  const step = (days: 1 | -1) => go({ ...cell, day: nextDay(rowOf(cell.row).bars, cell.day, days, within) })
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowDown: () => go({ ...cell, row: cell.row + 1 }),
    ArrowUp: () => go({ ...cell, row: cell.row - 1 }),
    PageDown: () => go({ ...cell, row: cell.row + pageRows() }),
    PageUp: () => go({ ...cell, row: cell.row - pageRows() }),
    Home: () => go({ ...cell, day: cell.day - 7 }),
    End: () => go({ ...cell, day: cell.day + 7 }),
    'ctrl+Home': () => go({ ...cell, row: 0 }),
    'ctrl+End': () => go({ ...cell, row: count - 1 }),
    Enter: () => onOpen(cell, spanOn(rowOf(cell.row).bars, cell.day)),
    ' ': () => onOpen(cell, spanOn(rowOf(cell.row).bars, cell.day)),
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.shiftKey) return
    const move = moves[event.ctrlKey || event.metaKey ? `ctrl+${event.key}` : event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const focus = () => {
    keepsFocus.current = true
    scroller.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true })
  }
  return { cell, bar: spanOn(rowOf(cell.row).bars, cell.day), go, focus, choose: setChosen, onKeyDown }
}

/**
 * A cell whose row is drawn again, by scrolling or by an answer, is another element. The focus that it lost goes to the
 * new one, unless somebody moved it elsewhere.
 */
function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const keeps = useRef(false)
  useLayoutEffect(() => {
    const isCell = (target: EventTarget | null) =>
      target instanceof Element && target.matches('[data-active]') && scroller.current?.contains(target) === true
    const onFocus = ({ target }: FocusEvent) => {
      keeps.current = isCell(target)
    }
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && scroller.current?.contains(target) !== true) keeps.current = false
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [scroller])
  useLayoutEffect(() => {
    const active = scroller.current?.querySelector<HTMLElement>('[data-active]')
    if (!keeps.current || !active || active === document.activeElement) return
    active.focus({ preventScroll: true })
  })
  return keeps
}
