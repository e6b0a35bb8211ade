import { defaultDuration } from '@marram/domain/change-day'
import { setCriterion } from '@marram/domain/criteria/search-state'
import { useStore } from '../../state/store.ts'
import { CountedRadios } from '../counted-radios.tsx'
import { shownValues } from '../filters/filter-sections.ts'
import type { BarScope } from './bar-scope.ts'
import { chosenNumber } from './bar-summary.ts'
import { offeredNights } from './offered-nights.ts'
import { useBarTexts } from './use-bar-texts.ts'

export function NightsPart({ scope }: { scope: BarScope }) {
  const { format, texts } = useBarTexts()
  const { criteria } = useStore(scope.state)
  const counts = useStore(scope.counts)
  const isOpen = criteria.has('duration') || criteria.has('lastMinute')
  const chosen = chosenNumber(criteria, 'duration') ?? (isOpen ? null : defaultDuration)
  return (
    <div className="bar-part">
      <CountedRadios
        legend={texts.nights.legend}
        name="duration"
        columns={3}
        value={chosen === null ? '' : String(chosen)}
        onChoose={(value) => scope.change((state) => setCriterion(state, 'duration', value))}
        options={shownValues(offeredNights, chosen).map((nights) => ({
          value: String(nights),
          label: format.number(nights),
          spoken: texts.nights.value(nights),
          count: nights === chosen ? counts.total : counts.of('duration', nights),
        }))}
      />
    </div>
  )
}
