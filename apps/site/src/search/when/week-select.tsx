import { addDays, type IsoDay, isoWeek, isoWeekday } from '@marram/domain/iso-day'
import { Select } from '@marram/ui/select'
import { useWhenTexts } from '../../kit/calendar/when-texts.ts'
import { useStore } from '../../kit/use-store.ts'
import { arrivalChoice, clearArrival, selectWeek } from '../bar/arrival-choice.ts'
import type { BarScope } from '../bar/bar-scope.ts'

/** Danish guests plan by week number, such as "week 29". */
export function WeekSelect({ scope, today }: { scope: BarScope; today: IsoDay }) {
  const { format, bar } = useWhenTexts()
  const choice = arrivalChoice(useStore(scope.state).criteria)
  const choose = (value: string): void =>
    scope.change((state) => (value === '' ? clearArrival(state) : selectWeek(state, Number(value))))
  return (
    <Select
      label={bar.arrival.weekLabel}
      value={choice.kind === 'week' ? String(choice.week) : ''}
      onChange={(event) => choose(event.currentTarget.value)}
      options={[
        { value: '', label: bar.arrival.noWeek },
        ...arrivalWeeks(today).map(({ week, saturday }) => ({
          value: String(week),
          label: bar.arrival.weekOption(week, format.dayRange(saturday, addDays(saturday, 7))),
        })),
      ]}
    />
  )
}

type ArrivalWeek = Readonly<{ week: number; saturday: IsoDay }>

const weeksShown = 52

/** The weeks of the coming year, numbered as agencies sell them: by the Monday after the arrival. @internal */
export function arrivalWeeks(today: IsoDay): ArrivalWeek[] {
  const first = addDays(today, (6 - isoWeekday(today) + 7) % 7)
  return Array.from({ length: weeksShown }, (_, index) => {
    const saturday = addDays(first, 7 * index)
    return { week: isoWeek(addDays(saturday, 2)).week, saturday }
  })
}
