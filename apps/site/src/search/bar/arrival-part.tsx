import { copenhagenDay } from '@marram/domain/iso-day'
import { useState } from 'react'
import { useStore } from '../../kit/store.ts'
import { ArrivalCalendar } from './arrival-calendar.tsx'
import { type ArrivalWindow, arrivalWindows, arrivalWish, canBeExact, wishDay } from './arrival-wish.ts'
import type { BarScope } from './bar-scope.ts'
import { useBarTexts } from './use-bar-texts.ts'
import { WeekChoice } from './week-choice.tsx'

/** A day in the calendar and how far around it, or a week by its number. Only drawn in the browser, by its own clock. */
export function ArrivalPart({ scope }: { scope: BarScope }) {
  const { arrival } = useBarTexts().texts
  const wish = arrivalWish(useStore(scope.state).criteria)
  const [today] = useState(() => copenhagenDay(new Date()))
  const [preferred, setPreferred] = useState<ArrivalWindow>('weekend')
  const window = wish.kind === 'day' ? wish.window : preferred
  const choose = (day: string): void => scope.change((state) => wishDay(state, day, window))
  const chooseWindow = (next: ArrivalWindow): void => {
    setPreferred(next)
    if (wish.kind === 'day') scope.change((state) => wishDay(state, wish.day, next))
  }
  return (
    <div className="bar-part">
      <ArrivalCalendar scope={scope} today={today} onChoose={choose} />
      <WindowChoice window={window} day={wish.kind === 'day' ? wish.day : null} onChoose={chooseWindow} />
      <p className="small muted">{arrival.weekend}</p>
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
