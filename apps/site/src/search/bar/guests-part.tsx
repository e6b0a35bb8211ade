import { setCriterion } from '@marram/domain/criteria/search-state'
import { noPetsValue } from '@marram/domain/pets'
import { Stepper } from '@marram/ui/stepper'
import { useStore } from '../../kit/store.ts'
import { CountedRadios } from '../counted-radios.tsx'
import { filterSections, persons } from '../filters/filter-sections.ts'
import type { BarScope } from './bar-scope.ts'
import { chosenNumber } from './bar-summary.ts'
import { useBarTexts } from './use-bar-texts.ts'

const usualPersons = 2
const mostPersons = 24

export function GuestsPart({ scope }: { scope: BarScope }) {
  const { guests } = useBarTexts().texts
  const { criteria } = useStore(scope.state)
  const count = chosenNumber(criteria, persons)
  return (
    <div className="bar-part">
      <div className="bar-part__row">
        <span aria-hidden="true">{guests.personsLabel}</span>
        <Stepper
          label={guests.personsLabel}
          less={guests.less}
          more={guests.more}
          value={count ?? usualPersons}
          min={1}
          max={mostPersons}
          onChange={(value) => scope.change((state) => setCriterion(state, persons, value))}
        />
      </div>
      <p className="small muted">{guests.hint}</p>
      <PetsChoice scope={scope} />
    </div>
  )
}

function PetsChoice({ scope }: { scope: BarScope }) {
  const { format, texts } = useBarTexts()
  const { criteria } = useStore(scope.state)
  const counts = useStore(scope.counts)
  const chosen = chosenNumber(criteria, 'husdyr')
  const { guests } = texts
  const label = (value: number): string => (value === noPetsValue ? guests.noPets : format.number(value))
  return (
    <CountedRadios
      legend={guests.petsLabel}
      name="husdyr"
      columns={5}
      value={chosen === null ? '' : String(chosen)}
      onChoose={(value) => scope.change((state) => setCriterion(state, 'husdyr', value))}
      options={[
        { value: '', label: guests.anyPets, count: chosen === null ? counts.total : counts.without('husdyr') },
        ...filterSections.pets.values.map((value) => ({
          value: String(value),
          label: label(value),
          spoken: value === noPetsValue ? guests.withoutPets : guests.pets(value),
          count: counts.of('husdyr', value),
        })),
      ]}
    />
  )
}
