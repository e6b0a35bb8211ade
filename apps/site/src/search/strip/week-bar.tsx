import { editionByKey } from '@marram/domain/edition'
import { memo } from 'react'
import type { WeekPrice } from '../counts-state.ts'
import { useFilterTexts } from '../filters/use-filter-texts.ts'
import { wholePrice } from './week-prices.ts'
import { weekRange } from './week-range.ts'

/** Above the bar stands its price. */
const roomForBar = 0.75

type WeekBarProps = WeekPrice &
  Readonly<{
    departure: string
    height: number
    isChosen: boolean
    isTabStop: boolean
    onChoose: () => void
  }>

/** One week: what it costs at least, how that compares, and all of it in words for those who do not see the bar. */
export const WeekBar = memo(
  function WeekBar({ saturday, departure, price, total, height, isChosen, isTabStop, onChoose }: WeekBarProps) {
    const { edition, format, texts } = useFilterTexts()
    const amount = price === null ? null : format.money(wholePrice(price), editionByKey(edition).currency)
    const range = format.dayRange(saturday, departure)
    const spoken =
      amount === null ? texts.strip.none(range) : texts.strip.week(range, amount, texts.filters.houses(total))
    return (
      <button
        type="button"
        className="week-bar"
        data-week
        data-none={price === null || undefined}
        aria-pressed={isChosen}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onChoose}
      >
        <span className="week-bar__chart" aria-hidden="true">
          <span className="num">{amount ?? texts.strip.noneShort}</span>
          <i style={{ height: `${height * roomForBar}%` }} />
        </span>
        <span className="week-bar__date" aria-hidden="true">
          {weekRange(saturday, departure, format)}
        </span>
        <span className="visually-hidden">{spoken}</span>
      </button>
    )
  },
  (before, after) =>
    before.saturday === after.saturday &&
    before.price === after.price &&
    before.total === after.total &&
    before.height === after.height &&
    before.isChosen === after.isChosen &&
    before.isTabStop === after.isTabStop,
)
