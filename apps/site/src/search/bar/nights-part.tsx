import { defaultDuration } from '@marram/domain/change-day'
import { setCriterion } from '@marram/domain/criteria/search-state'
import { useStore } from '../../kit/store.ts'
import { type CountedOption, CountedRadios } from '../counted-radios.tsx'
import { shownValues } from '../filters/filter-sections.ts'
import type { BarScope } from './bar-scope.ts'
import { chosenNumber } from './bar-summary.ts'
import { chosenRange, rangeText, shownRanges } from './nights-range.ts'
import { offeredNights } from './offered-nights.ts'
import { useBarTexts } from './use-bar-texts.ts'

/** So many nights, or from so many to so many. */
export function NightsPart({ scope }: { scope: BarScope }) {
  const { texts } = useBarTexts()
  const { criteria } = useStore(scope.state)
  const range = chosenRange(criteria)
  const isOpen = criteria.has('duration') || criteria.has('lastMinute')
  const nights = chosenNumber(criteria, 'duration') ?? (isOpen ? null : defaultDuration)
  return (
    <div className="bar-part">
      <CountedRadios
        legend={texts.nights.legend}
        name="duration"
        columns={3}
        value={nights === null ? '' : String(nights)}
        onChoose={(value) => scope.change((state) => setCriterion(state, 'duration', value))}
        options={useExactOptions(scope, nights)}
      />
      <CountedRadios
        legend={texts.nights.rangeLegend}
        name="duration"
        columns={3}
        value={range === null ? '' : range.join(',')}
        onChoose={(value) => scope.change((state) => setCriterion(state, 'duration', value, 'BETWEEN'))}
        options={useRangeOptions(scope, range)}
      />
    </div>
  )
}

function useExactOptions(scope: BarScope, chosen: number | null): CountedOption[] {
  const { format, texts } = useBarTexts()
  const counts = useStore(scope.counts)
  return shownValues(offeredNights, chosen).map((nights) => ({
    value: String(nights),
    label: format.number(nights),
    spoken: texts.nights.value(nights),
    count: nights === chosen ? counts.total : counts.of('duration', nights),
  }))
}

function useRangeOptions(scope: BarScope, chosen: ReturnType<typeof chosenRange>): CountedOption[] {
  const { texts } = useBarTexts()
  const counts = useStore(scope.counts)
  return shownRanges(chosen).map((range) => ({
    value: range.join(','),
    label: rangeText(range),
    spoken: texts.nights.between(...range),
    count: range.join() === chosen?.join() ? counts.total : counts.of('duration', range),
  }))
}
