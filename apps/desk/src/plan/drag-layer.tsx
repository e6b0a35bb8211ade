import { useLayoutEffect, useRef } from 'react'
import { format } from '../kit/format.ts'
import { lookOf } from './bar-text.ts'
import { DragPrice } from './drag-price.tsx'
import type { House } from './filter-houses.ts'
import { barHeight, boxOf, headWidth, laneTop } from './geometry.ts'
import type { PlanDays } from './plan-days.ts'
import type { Drag } from './use-drag.ts'
import { words } from './words.ts'

const tipMargin = 8

type Props = {
  readonly drag: Drag
  readonly tops: readonly number[]
  readonly dayWidth: number
  readonly days: PlanDays
  readonly house: House | null
}

/** The old place dashed, the bar at its new one, and what dropping would do. */
export function DragLayer({ drag, tops, dayWidth, days, house }: Props) {
  const { bar, span, row, fromRow, isTaken } = drag
  const box = boxOf(span, dayWidth)
  const top = (tops[row] ?? 0) + laneTop(0)
  const look = bar === null ? null : lookOf(bar.data)
  const nights = span.until - span.from
  const tip = useRef<HTMLDivElement>(null)
  // After each drawing, as the place changes with it.
  useLayoutEffect(() => keepVisible(tip.current))
  return (
    <div className="plan__drag" style={{ left: headWidth }} aria-hidden="true">
      {bar !== null && look !== null && (
        <div
          className="bar bar--ghost"
          style={{ ...boxOf(bar, dayWidth), top: (tops[fromRow] ?? 0) + laneTop(bar.lane), height: barHeight }}
        >
          <span className="cut">{look.text}</span>
        </div>
      )}
      <div
        className={`bar bar--drag bar--${look?.tone ?? 'mark'}${isTaken ? ' bar--clash' : ''}`}
        style={{ ...box, top, height: barHeight }}
      >
        <span className="cut">{look?.text ?? words.nights(nights)}</span>
      </div>
      <div ref={tip} className="tip" style={{ left: box.left, top: top + barHeight + 8 }}>
        <b>
          {house?.name}, {format.dayRange(days.dayOf(span.from), days.dayOf(span.until))}, {words.nights(nights)}
        </b>
        {isTaken && <span>{words.taken}</span>}
        {house && bar?.data.kind === 'stay' && bar.data.reservationId !== null && !isTaken && (
          <DragPrice
            reservationId={bar.data.reservationId}
            lodgingId={house.id}
            arrival={days.dayOf(span.from)}
            departure={days.dayOf(span.until)}
          />
        )}
        <small>{tipOf(drag)}</small>
      </div>
    </div>
  )
}

/** Above the bar if there is no room below, and never beyond the right edge. */
function keepVisible(tip: HTMLElement | null): void {
  const frame = tip?.closest('.plan__scroll')?.getBoundingClientRect()
  if (!tip || !frame) return
  tip.style.translate = 'none'
  const box = tip.getBoundingClientRect()
  const left = Math.min(0, frame.right - tipMargin - box.right)
  const up = box.bottom > frame.bottom - tipMargin ? -(box.height + barHeight + 2 * tipMargin) : 0
  tip.style.translate = `${left}px ${up}px`
}

function tipOf({ bar }: Drag): string {
  if (bar === null) return words.dropMark
  return bar.data.kind === 'stay' ? words.dropStay : words.dropBlock
}
