import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { Select } from '@marram/ui/select'
import { useStore } from '../../kit/store.ts'
import { arrivalWeeks } from './arrival-weeks.ts'
import { arrivalWish, wishNoArrival, wishWeek } from './arrival-wish.ts'
import type { BarScope } from './bar-scope.ts'
import { useBarTexts } from './use-bar-texts.ts'

/** Danish guests plan by week numbers: "week 29" is a wish of its own. */
export function WeekChoice({ scope, today }: { scope: BarScope; today: IsoDay }) {
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
