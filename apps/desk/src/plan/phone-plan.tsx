import './phone.css'
import { editionByKey } from '@marram/domain/edition'
import { addDays, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { Ban, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { format } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { startPage } from '../kit/start-page.ts'
import { describeRule } from './arrival-rule.ts'
import { bookingHref, type Chosen } from './bar-card.tsx'
import { lookOf, nightsOf } from './bar-text.ts'
import type { BlockDraft } from './block-dialog.tsx'
import type { House } from './filter-houses.ts'
import { freeWeeks } from './free-weeks.ts'
import type { Span } from './geometry.ts'
import type { PlanDays } from './plan-days.ts'
import type { Bar } from './plan-rows.ts'
import type { PlanSearch } from './plan-search.ts'
import { Filters } from './plan-tools.tsx'
import type { Houses } from './use-houses.ts'
import { usePlanRows } from './use-plan-rows.ts'
import { words } from './words.ts'

const { currency } = editionByKey(startPage.edition)
const daysBefore = 2
/** Half a year downwards; more on request. */
const shownDays = 184
const dayPx = 28
const inset = 3
const saturday = 6
const usualNights = 7

type Props = {
  readonly houses: Houses
  readonly search: PlanSearch
  readonly days: PlanDays
  readonly today: IsoDay
  readonly change: (changes: Partial<PlanSearch>) => void
  readonly onOpen: (chosen: Chosen, anchor: HTMLElement | null) => void
  readonly onBlock: (draft: BlockDraft) => void
}

/** One house, days downwards. */
export function PhonePlan(props: Props) {
  const { houses, search, change } = props
  const index = Math.max(
    0,
    houses.shown.findIndex(({ id }) => id === search.house),
  )
  const house = houses.shown[index]
  const turn = (by: 1 | -1) => change({ house: houses.shown[index + by]?.id })
  return (
    <>
      <h1 className="hide">{words.plan}</h1>
      <details className="pp__filters">
        <summary>{words.find}</summary>
        <div className="plan__filters">
          <Filters houses={houses} search={search} change={change} />
        </div>
      </details>
      {house ? (
        <>
          <div className="pp__head">
            <button
              type="button"
              className="pp__turn"
              aria-label={words.previousHouse}
              disabled={index === 0}
              onClick={() => turn(-1)}
            >
              <ChevronLeft className="i" aria-hidden="true" />
            </button>
            <select
              className="pp__house"
              aria-label={words.house}
              value={house.id}
              onChange={({ target }) => change({ house: Number(target.value) })}
            >
              {houses.shown.map(({ id, name, place, persons }) => (
                <option key={id} value={id}>
                  {name}, {place}, {words.personCount(persons)}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="pp__turn"
              aria-label={words.nextHouse}
              disabled={index === houses.shown.length - 1}
              onClick={() => turn(1)}
            >
              <ChevronRight className="i" aria-hidden="true" />
            </button>
          </div>
          <HouseDays key={house.id} {...props} house={house} />
        </>
      ) : (
        <p className="plan__wait">{houses.isLoading ? words.loading : words.noHouses}</p>
      )}
    </>
  )
}

function HouseDays({ house, houses, days, today, search, onOpen, onBlock }: Props & { readonly house: House }) {
  const [count, setCount] = useState(shownDays)
  const from = Math.max(0, days.indexOf(search.from ?? addDays(today, -daysBefore)))
  const until = Math.min(days.within.until, from + count)
  const chunks = useMemo(() => [{ houses: [house.id], from, days: until - from }], [house.id, from, until])
  const plan = usePlanRows(chunks, houses.conflicts, days, true)
  const { bars } = plan.rowOf(house.id)
  const prices = plan.pricesOf(house.id)
  const nights = (begin: number, end: number) => ({ arrival: days.dayOf(begin), departure: days.dayOf(end) })
  const week = { ...nights(days.indexOf(today), days.indexOf(today) + usualNights), house }
  const choose = (span: Span, bar: Bar | null): Chosen => ({
    house,
    bar: bar?.data ?? null,
    isConflict: bar?.isConflict ?? false,
    rule: null,
    ...nights(span.from, span.until),
  })
  return (
    <>
      <div className="pp__acts">
        {may('houses.write') && (
          <button
            type="button"
            className="btn"
            onClick={() => onBlock({ ...week, purpose: 'owner', note: '', stored: null })}
          >
            <Ban className="i" aria-hidden="true" />
            {words.block}
          </button>
        )}
        {may('bookings.write') && (
          <a className="btn btn--act" href={bookingHref(week)}>
            <Plus className="i" aria-hidden="true" />
            {words.book}
          </a>
        )}
      </div>
      <div className="pp__days" aria-busy={plan.isLoading} style={{ height: (until - from) * dayPx }}>
        <ol>
          {Array.from({ length: until - from }, (_, offset) => (
            <PhoneDay
              key={days.dayOf(from + offset)}
              iso={days.dayOf(from + offset)}
              isToday={days.dayOf(from + offset) === today}
            />
          ))}
        </ol>
        <i className="pp__today" style={{ top: (days.indexOf(today) - from + 0.5) * dayPx }} />
        {freeWeeks(bars, { from: Math.max(from, days.indexOf(today)), until }).map((span) => {
          const price = prices.find(({ day }) => day >= span.from && day < span.until) ?? null
          const rule = describeRule(plan.ruleOn(span.from))
          return (
            <PhoneBar
              key={span.from}
              span={span}
              offset={from}
              className="pp__bar pp__bar--free"
              onPress={(anchor) => onOpen({ ...choose(span, null), rule }, anchor)}
            >
              <span>{words.freeNights(span.until - span.from)}</span>
              {price !== null && (
                <b className="pp__price">
                  {format.money(price.rent, currency)}
                  {price.nights < span.until - span.from && `, ${words.nightsShort(price.nights)}`}
                </b>
              )}
              <small>{rule}</small>
            </PhoneBar>
          )
        })}
        {bars
          .filter((bar) => bar.until > from && bar.from < until)
          .map((bar) => {
            const { tone, icon: Icon, text, kind } = lookOf(bar.data)
            return (
              <PhoneBar
                key={bar.key}
                span={bar}
                offset={from}
                className={`pp__bar bar--${tone}${bar.isConflict ? ' bar--clash' : ''}${bar.lane > 0 ? ' pp__bar--second' : ''}`}
                onPress={(anchor) => onOpen(choose(bar, bar), anchor)}
              >
                <span>
                  {Icon !== null && <Icon className="i i--16" aria-hidden="true" />} {text}
                </span>
                <small>
                  {words.nights(nightsOf(bar.data))}
                  {bar.data.kind === 'stay' ? `, ${words.personCount(bar.data.persons)}` : ''}, {kind}
                </small>
                <span className="hide">
                  {bar.isConflict && `${words.conflictWith}, `}
                  {format.dayRange(bar.data.arrival, bar.data.departure)}
                </span>
              </PhoneBar>
            )
          })}
      </div>
      {until < days.within.until && (
        <button type="button" className="btn pp__more" onClick={() => setCount(count + shownDays)}>
          {format.day(days.dayOf(until), 'month')}
        </button>
      )}
    </>
  )
}

function PhoneDay({ iso, isToday }: { readonly iso: IsoDay; readonly isToday: boolean }) {
  const isFirst = iso.endsWith('-01')
  const names = ['pp__day']
  if (isoWeekday(iso) >= saturday) names.push('pp__day--we')
  if (isFirst) names.push('pp__day--month')
  return (
    <li className={names.join(' ')} aria-current={isToday ? 'date' : undefined}>
      <span>{format.day(iso, 'weekday-short').replace('.', '')}</span>
      <b>{Number(iso.slice(8))}</b>
      {isFirst && (
        <small>
          {format
            .day(iso)
            .split(/\s/)
            .find((word) => /\p{L}/u.test(word))}
        </small>
      )}
    </li>
  )
}

type PhoneBarProps = {
  readonly span: Span
  readonly offset: number
  readonly className: string
  readonly onPress: (anchor: HTMLElement) => void
  readonly children: ReactNode
}

function PhoneBar({ span, offset, className, onPress, children }: PhoneBarProps) {
  const from = Math.max(span.from, offset - 0.5)
  const top = (from - offset + 0.5) * dayPx + inset
  return (
    <button
      type="button"
      className={className}
      style={{ top, height: (span.until - from) * dayPx - 2 * inset }}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {children}
    </button>
  )
}
