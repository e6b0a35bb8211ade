import { memo } from 'react'
import { format } from '../kit/format.ts'
import { describeBar, lookOf, nightsOf } from './bar-text.ts'
import { barHeight, boxOf, laneTop, type Span, spanOn } from './geometry.ts'
import { headIdOf } from './house-head.tsx'
import type { Bar, Price, Row } from './plan-rows.ts'
import { words } from './words.ts'

/** Narrower days have no room for a price. */
export const priceWidth = 32
/** Narrower bars have no room for their nights. */
const nightsWidth = 90

type Props = {
  readonly house: number
  readonly row: Row
  readonly prices: readonly Price[]
  /** Counted from 1, the head included. */
  readonly number: number
  readonly top: number
  readonly height: number
  /** The days that are drawn. */
  readonly from: number
  readonly until: number
  readonly dayWidth: number
  readonly today: number
  /** The day with the focus, in the row that has it. */
  readonly activeDay: number | null
  readonly activeLabel: string
}

export const PlanRow = memo(function PlanRow(props: Props) {
  const { house, row, prices, number, top, height, from, until, dayWidth, today } = props
  const { activeDay, activeLabel } = props
  const drawn = row.bars.filter((bar) => bar.from < until && bar.until >= from)
  const activeBar = activeDay === null ? null : spanOn(row.bars, activeDay)
  return (
    <div className="plan__row" role="row" aria-rowindex={number} aria-owns={headIdOf(house)} style={{ top, height }}>
      {row.shared.map((span) => (
        <i key={span.from} className="plan__shared" style={boxOf(span, dayWidth)} />
      ))}
      {dayWidth >= priceWidth && <Prices {...{ prices, row, from, until, dayWidth, today }} />}
      {activeDay !== null && activeBar === null && (
        <div
          role="gridcell"
          className="plan__free"
          tabIndex={0}
          data-active
          aria-colindex={activeDay + 2}
          aria-label={activeLabel}
          style={{ left: activeDay * dayWidth, width: dayWidth }}
        />
      )}
      {drawn.map((bar) => (
        <PlanBarButton key={bar.key} bar={bar} dayWidth={dayWidth} isActive={bar === activeBar} />
      ))}
      {activeBar !== null && !drawn.includes(activeBar) && (
        <PlanBarButton key={activeBar.key} bar={activeBar} dayWidth={dayWidth} isActive />
      )}
    </div>
  )
})

type BarProps = { readonly bar: Bar; readonly dayWidth: number; readonly isActive: boolean }

const PlanBarButton = memo(function PlanBarButton({ bar, dayWidth, isActive }: BarProps) {
  const { left, width } = boxOf(bar, dayWidth)
  const { tone, icon: Icon, text } = lookOf(bar.data)
  const label = describeBar(bar.data, bar.isConflict)
  return (
    <div
      role="gridcell"
      aria-colindex={Math.max(0, bar.from) + 2}
      aria-colspan={Math.max(1, bar.until - Math.max(0, bar.from))}
      className="plan__cell"
      style={{ left, width, top: laneTop(bar.lane), height: barHeight }}
    >
      <button
        type="button"
        className={`bar bar--${tone}${bar.isConflict ? ' bar--clash' : ''}`}
        data-key={bar.key}
        data-active={isActive ? true : undefined}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        title={label}
      >
        {Icon !== null && <Icon className="i i--14" aria-hidden="true" />}
        <span className="cut">{text}</span>{' '}
        {width >= nightsWidth && <span className="bar__sub">{nightsOf(bar.data)}</span>}
      </button>
    </div>
  )
})

type PricesProps = Pick<Props, 'prices' | 'row' | 'dayWidth' | 'today'> & Span

/** For the eye: the focus says the price of its day. */
function Prices({ prices, row, from, until, dayWidth, today }: PricesProps) {
  // Beside the end of a bar, and beside the line at noon of today.
  const halves = new Set([today, ...row.bars.map((bar) => bar.until)])
  return (
    <div className="plan__prices" aria-hidden="true">
      {prices
        .filter(({ day }) => day >= from && day < until && spanOn(row.bars, day) === null)
        .map(({ day, nights, rent }) => (
          <span
            key={day}
            className={halves.has(day) ? 'price price--half' : 'price'}
            style={{ left: halves.has(day) ? (day + 0.5) * dayWidth + 3 : day * dayWidth }}
          >
            {`${format.number(rent / 100)}\n${words.nightsShort(nights)}`}
          </span>
        ))}
    </div>
  )
}
