import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

export type WeekRow = Readonly<{
  list: RefObject<HTMLOListElement | null>
  /** The week in the tab order; null until a key has moved it. */
  focused: number | null
  onKeyDown: (event: KeyboardEvent) => void
  /** Scrolls by the visible width. */
  scroll: (direction: -1 | 1) => void
  firstVisible: () => number
}>

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** A row of weeks that scrolls sideways, with one tab stop for all of them. */
export function useWeekRow(count: number): WeekRow {
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const buttons = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-week]') ?? [])]
  return {
    list,
    focused,
    onKeyDown: (event) => {
      const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
      const from = weekIndex(buttons())
      if (!step || from === -1) return
      event.preventDefault()
      const to = step(from, count - 1)
      setFocused(to)
      buttons()[to]?.focus()
    },
    scroll: (direction) => {
      const row = list.current
      row?.scrollBy({ left: direction * row.clientWidth * 0.9, behavior: 'smooth' })
    },
    firstVisible: () => {
      const edge = list.current?.getBoundingClientRect().left ?? 0
      return Math.max(
        0,
        buttons().findIndex((week) => week.getBoundingClientRect().left >= edge),
      )
    },
  }
}

/** Scrolls a week to the middle of the row on mount, unless it is already visible. */
export function useWeekInSight({ list }: WeekRow, index: number): void {
  useEffect(() => {
    const row = list.current
    const week = row?.querySelectorAll<HTMLElement>('[data-week]')[index]
    if (!row || !week) return
    const [around, inside] = [row.getBoundingClientRect(), week.getBoundingClientRect()]
    if (inside.left >= around.left && inside.right <= around.right) return
    row.scrollLeft += inside.left - around.left - (around.width - inside.width) / 2
  }, [list, index])
}

function weekIndex(buttons: readonly Element[]): number {
  return document.activeElement === null ? -1 : buttons.indexOf(document.activeElement)
}
