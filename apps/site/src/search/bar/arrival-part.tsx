import { addDays, copenhagenDay, type IsoDay, isoWeek, isoWeekday } from '@marram/domain/iso-day'
import { Select } from '@marram/ui/select'
import { useState } from 'react'
import { useStore } from '../../kit/use-store.ts'
import { ArrivalCalendar } from './arrival-calendar.tsx'
import {
  type ArrivalWindow,
  arrivalChoice,
  arrivalWindows,
  canBeExact,
  clearArrival,
  selectDay,
  selectWeek,
} from './arrival-choice.ts'
import { type BarScope, useBarTexts } from './bar-scope.ts'

/**
 * A day in the calendar with a window around it, or a week by its number. Rendered in the browser only, with its clock.
 */
export function ArrivalPart({ scope }: { scope: BarScope }) {
  const { arrival } = useBarTexts().texts
  const choice = arrivalChoice(useStore(scope.state).criteria)
  const hasPrices = useStore(scope.counts).strip.some(({ price }) => price !== null)
  const [today] = useState(() => copenhagenDay(new Date()))
  const [preferred, setPreferred] = useState<ArrivalWindow>('weekend')
  const window = choice.kind === 'day' ? choice.window : preferred
  const choose = (day: string): void => scope.change((state) => selectDay(state, day, window, today))
  const chooseWindow = (next: ArrivalWindow): void => {
    setPreferred(next)
    if (choice.kind === 'day') scope.change((state) => selectDay(state, choice.day, next, today))
  }
  return (
    <div className="bar-part">
      <ArrivalCalendar scope={scope} today={today} onChoose={choose} />
      <WindowChoice window={window} day={choice.kind === 'day' ? choice.day : null} onChoose={chooseWindow} />
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

/** Danish guests plan by week number, such as "week 29". */
function WeekChoice({ scope, today }: { scope: BarScope; today: IsoDay }) {
  const { format, texts } = useBarTexts()
  const choice = arrivalChoice(useStore(scope.state).criteria)
  const choose = (value: string): void =>
    scope.change((state) => (value === '' ? clearArrival(state) : selectWeek(state, Number(value))))
  return (
    <Select
      label={texts.arrival.weekLabel}
      value={choice.kind === 'week' ? String(choice.week) : ''}
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

/** The weeks of the coming year, numbered as agencies sell them: by the Monday after the arrival. */
export function arrivalWeeks(today: IsoDay): ArrivalWeek[] {
  const first = addDays(today, (6 - isoWeekday(today) + 7) % 7)
  return Array.from({ length: weeksShown }, (_, index) => {
    const saturday = addDays(first, 7 * index)
    return { week: isoWeek(addDays(saturday, 2)).week, saturday }
  })
}
