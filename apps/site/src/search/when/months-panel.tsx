import { saturdaysOfMonth, toggleMonth, wholeMonths } from '@marram/domain/arrival-period'
import { addMonths, monthOf, monthsBetween, type YearMonth } from '@marram/domain/calendar-month'
import { setCriterion } from '@marram/domain/criteria/search-state'
import type { IsoDay } from '@marram/domain/iso-day'
import { monthName } from '@marram/i18n/month-names'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import { useMemo } from 'react'
import { useWhenTexts } from '../../kit/calendar/when-texts.ts'
import { useStore } from '../../kit/use-store.ts'
import { arrivalDays, clearArrival } from '../bar/arrival-choice.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import { lengthText } from './length-text.ts'
import { useWhenCounts } from './use-when-counts.ts'
import { cheapestOf, lowestPrice } from './week-figures.ts'

const monthsShown = 12

/** The next twelve months in which a guest can still arrive. */
export function shownMonths(today: IsoDay): YearMonth[] {
  const current = monthOf(today)
  const first = saturdaysOfMonth(current, today).length > 0 ? current : addMonths(current, 1)
  return monthsBetween(first, addMonths(first, monthsShown - 1))
}

/** Twelve months to tick, each with its lowest price for the chosen length. */
export function MonthsPanel({ scope, today }: { scope: BarScope; today: IsoDay }) {
  const { bar, texts } = useWhenTexts()
  const { criteria } = useStore(scope.state)
  const chosen = wholeMonths(arrivalDays(criteria), today)
  const months = useMemo(
    () => shownMonths(today).map((month) => ({ month, saturdays: saturdaysOfMonth(month, today) })),
    [today],
  )
  const { strip, housesIn } = useWhenCounts(
    scope,
    months.map(({ saturdays }) => saturdays),
  )
  const priced = months.map((each) => ({ ...each, price: lowestPrice(strip, each.saturdays) }))
  const cheapest = cheapestOf(priced.map(({ price }) => price))
  const toggle = (month: YearMonth): void =>
    scope.change((state) =>
      setCriterion(clearArrival(state), 'ankomst', toggleMonth(arrivalDays(state.criteria), month, today)),
    )
  return (
    <fieldset className="when__panel">
      <legend className="small muted">{texts.months.hint(lengthText(criteria, bar))}</legend>
      <ul className="month-tiles">
        {priced.map(({ month, saturdays, price }) => (
          <li key={month}>
            <MonthTile
              month={month}
              price={price}
              houses={housesIn(saturdays)}
              isCheapest={price !== undefined && price === cheapest}
              isChosen={chosen.includes(month)}
              onToggle={() => toggle(month)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type TileProps = Readonly<{
  month: YearMonth
  price: number | null | undefined
  houses: number | null
  isCheapest: boolean
  isChosen: boolean
  onToggle: () => void
}>

function MonthTile({ month, price, houses, isCheapest, isChosen, onToggle }: TileProps) {
  const { edition, texts, money } = useWhenTexts()
  const isFull = price === null || houses === 0
  return (
    <label className={classNames('month-tile', isCheapest && 'month-tile--cheapest')}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className="month-tile__face" data-none={isFull || undefined}>
        <span className="month-tile__name">
          {monthName(edition, month)} <small>{month.slice(0, 4)}</small>
        </span>{' '}
        <b className="num month-tile__price">
          {typeof price === 'number' ? texts.from(money(price)) : isFull ? texts.none : null}
        </b>{' '}
        <span className="month-tile__count">{houses ? texts.houses(houses) : null}</span>
        {isCheapest ? <span className="visually-hidden">, {texts.months.cheapest}</span> : null}
        <Icon name="check" />
      </span>
    </label>
  )
}
