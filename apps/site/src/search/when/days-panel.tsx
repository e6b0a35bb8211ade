import { arrivalOn, changeDays, defaultDuration, nearestSaturday } from '@marram/domain/change-day'
import type { IsoDay } from '@marram/domain/iso-day'
import { useId, useState } from 'react'
import { ArrivalCalendar } from '../../kit/calendar/arrival-calendar.tsx'
import { useWhenTexts } from '../../kit/calendar/when-texts.ts'
import { useStore } from '../../kit/use-store.ts'
import { type ArrivalWindow, arrivalChoice, arrivalDays, arrivalWindows, selectDay } from '../bar/arrival-choice.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import { chosenNumber } from '../bar/bar-summary.ts'
import { LodgingCount } from '../counted-input.tsx'
import type { CountsState } from '../search-answer.ts'
import { lengthText } from './length-text.ts'
import { useWhenCounts } from './use-when-counts.ts'
import { WeekSelect } from './week-select.tsx'

const noPeriods = [] as const

/** One arrival day with a window around it, or a week by its number. */
export function DaysPanel({ scope, today }: { scope: BarScope; today: IsoDay }) {
  const { bar } = useWhenTexts()
  const { criteria } = useStore(scope.state)
  const choice = arrivalChoice(criteria)
  const { strip } = useWhenCounts(scope, noPeriods)
  const [preferred, setPreferred] = useState<ArrivalWindow>('weekend')
  const select = (day: IsoDay, window: ArrivalWindow): void => {
    setPreferred(window)
    scope.change((state) => selectDay(state, day, window, today))
  }
  return (
    <div className="when__panel">
      <ArrivalCalendar
        days={arrivalDays(criteria)}
        arrival={choice.kind === 'day' ? choice.day : null}
        nights={chosenNumber(criteria, 'duration') ?? defaultDuration}
        offers={{ strip, length: lengthText(criteria, bar) }}
        today={today}
        onChoose={(day) => select(day, choice.kind === 'day' ? choice.window : preferred)}
      />
      {choice.kind === 'day' ? (
        <Flexibility scope={scope} day={choice.day} window={choice.window} onSelect={select} />
      ) : null}
      <WeekSelect scope={scope} today={today} />
    </div>
  )
}

type FlexibilityProps = Readonly<{
  scope: BarScope
  day: IsoDay
  window: ArrivalWindow
  onSelect: (day: IsoDay, window: ArrivalWindow) => void
}>

function Flexibility({ scope, day, window, onSelect }: FlexibilityProps) {
  const { format, bar, texts } = useWhenTexts()
  const counts = useStore(scope.counts)
  const name = useId()
  const isRigid = isSaturdayWeekend(window, counts)
  // Within such a weekend both mean the Saturday.
  const shown = isRigid && window === 'weekend' ? 'day' : window
  return (
    <fieldset className="counted">
      <legend>{texts.flexible}</legend>
      <div className="segmented segmented--windows">
        {arrivalWindows.map((option) => (
          <label key={option} className="segmented__option">
            <input
              type="radio"
              name={name}
              checked={option === shown}
              disabled={option === 'weekend' && isRigid}
              onChange={() => onSelect(option === 'day' ? day : nearestSaturday(day), option)}
            />
            <span>
              {option === 'day'
                ? `${texts.exactly} ${format.day(shown === 'day' ? day : nearestSaturday(day), 'weekday')}`
                : bar.arrival.windows[option]}
            </span>
          </label>
        ))}
      </div>
      {isRigid ? <p className="small muted">{texts.saturdaysOnly}</p> : null}
      {shown === 'day' && !isRigid ? <OtherDays scope={scope} day={day} onSelect={onSelect} /> : null}
    </fieldset>
  )
}

/** The arrival days of the chosen weekend, each with its number of houses. */
function OtherDays({ scope, day, onSelect }: Omit<FlexibilityProps, 'window'>) {
  const { format, texts } = useWhenTexts()
  const counts = useStore(scope.counts)
  const name = useId()
  const saturday = nearestSaturday(day)
  return (
    <fieldset className="counted">
      <legend>{texts.weekday}</legend>
      <div className="segmented segmented--5">
        {changeDays.map((changeDay) => {
          const option = arrivalOn(saturday, changeDay)
          const count = option === day ? counts.total : counts.of('skiftedag', [changeDay])
          return (
            <label key={changeDay} className="segmented__option">
              <input
                type="radio"
                name={name}
                checked={option === day}
                disabled={count === 0 && option !== day}
                onChange={() => onSelect(option, 'day')}
              />
              <span>
                <b>{format.day(option, 'weekday-short')}</b>
                <LodgingCount count={count} className="segmented__count" />
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const saturday = 6

/**
 * In peak weeks every stay begins on the Saturday, and days around it find no other house. Only known while a single
 * weekend is searched. @internal
 */
export function isSaturdayWeekend(window: ArrivalWindow, counts: Pick<CountsState, 'of'>): boolean {
  if (window !== 'day' && window !== 'weekend') return false
  return changeDays.every((day) => day === saturday || counts.of('skiftedag', [day]) === 0)
}
