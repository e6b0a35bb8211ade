import { addDays, copenhagenDay, type IsoDay, isoWeek, isoWeekday } from '@marram/domain/iso-day'
import { Select } from '@marram/ui/select'
import { useState } from 'react'
import { useStore } from '../../kit/use-store.ts'
import { ArrivalCalendar } from './arrival-calendar.tsx'
import {
  type ArrivalWindow,
  arrivalWindows,
  arrivalWish,
  canBeExact,
  wishDay,
  wishNoArrival,
  wishWeek,
} from './arrival-wish.ts'
import { type BarScope, useBarTexts } from './bar-scope.ts'

/** A day in the calendar and how far around it, or a week by its number. Only drawn in the browser, by its own clock. */
export function ArrivalPart({ scope }: { scope: BarScope }) {
  const { arrival } = useBarTexts().texts
  const wish = arrivalWish(useStore(scope.state).criteria)
  const hasPrices = useStore(scope.counts).strip.some(({ price }) => price !== null)
  const [today] = useState(() => copenhagenDay(new Date()))
  const [preferred, setPreferred] = useState<ArrivalWindow>('weekend')
  const window = wish.kind === 'day' ? wish.window : preferred
  const choose = (day: string): void => scope.change((state) => wishDay(state, day, window, today))
  const chooseWindow = (next: ArrivalWindow): void => {
    setPreferred(next)
    if (wish.kind === 'day') scope.change((state) => wishDay(state, wish.day, next, today))
  }
  return (
    <div className="bar-part">
      <ArrivalCalendar scope={scope} today={today} onChoose={choose} />
      <WindowChoice window={window} day={wish.kind === 'day' ? wish.day : null} onChoose={chooseWindow} />
      <p className="small muted">
        {arrival.weekend} {hasPrices ? arrival.prices : null}
      </p>
      <WeekChoice scope={scope} today={today} />
    </div>
  )
}

type WindowProps = Readonly<{ window: ArrivalWindow; day: string | null; onChoose: (window: ArrivalWindow) => void }>

function WindowChoice({ window, day, onChoose }: WindowProps) {
  const { arrival } = useBarTexts().texts
  return (
    <fieldset className="counted">
      <legend className="visually-hidden">{arrival.windowLabel}</legend>
      <div className="segmented segmented--windows">
        {arrivalWindows.map((name) => (
          <label key={name} className="segmented__option">
            <input
              type="radio"
              name="arrival-window"
              checked={name === window}
              disabled={name === 'day' && day !== null && !canBeExact(day)}
              onChange={() => onChoose(name)}
            />
            <span>{arrival.windows[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Danish guests plan by week numbers: "week 29" is a wish of its own. */
function WeekChoice({ scope, today }: { scope: BarScope; today: IsoDay }) {
  const { format, texts } = useBarTexts()
  const wish = arrivalWish(useStore(scope.state).criteria)
  const choose = (value: string): void =>
    scope.change((state) => (value === '' ? wishNoArrival(state) : wishWeek(state, Number(value))))
  return (
    <Select
      label={texts.arrival.weekLabel}
      value={wish.kind === 'week' ? String(wish.week) : ''}
      onChange={(event) => choose(event.currentTarget.value)}
      options={[
        { value: '', label: texts.arrival.noWeek },
        ...arrivalWeeks(today).map(({ week, saturday }) => ({
          value: String(week),
          label: texts.arrival.weekOption(week, format.dayRange(saturday, addDays(saturday, 7))),
        })),
      ]}
    />
  )
}

type ArrivalWeek = Readonly<{ week: number; saturday: IsoDay }>

const weeksShown = 52

/** The coming year by the numbers under which agencies sell its weeks: named by the Monday after the arrival. */
export function arrivalWeeks(today: IsoDay): ArrivalWeek[] {
  const first = addDays(today, (6 - isoWeekday(today) + 7) % 7)
  return Array.from({ length: weeksShown }, (_, index) => {
    const saturday = addDays(first, 7 * index)
    return { week: isoWeek(addDays(saturday, 2)).week, saturday }
  })
}
