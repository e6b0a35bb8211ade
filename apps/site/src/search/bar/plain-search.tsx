import type { SearchState } from '@marram/domain/criteria/search-state'
import { noPetsValue } from '@marram/domain/pets'
import { Button } from '@marram/ui/button'
import { Select } from '@marram/ui/select'
import { TextInput } from '@marram/ui/text-input'
import { filterSections, persons } from '../filters/filter-sections.ts'
import { HiddenCriteria } from '../hidden-criteria.tsx'
import { useBarTexts } from './bar-scope.ts'
import { chosenNumber } from './bar-summary.ts'

const formKeys = new Set<string>(['textQuery', 'ankomst', 'arrivalWeekNextOccurence', 'duration', persons, 'husdyr'])

/** The same questions as a plain form, for browsers without script. */
export function PlainSearch({ state, action }: { state: SearchState; action: string }) {
  const { texts } = useBarTexts()
  const { criteria } = state
  const text = (key: 'textQuery' | 'ankomst'): string => [criteria.get(key)?.value ?? ''].flat().map(String)[0] ?? ''
  return (
    <form className="plain-search" method="get" action={action}>
      <HiddenCriteria state={state} except={formKeys} />
      <TextInput label={texts.plain.text} name="textQuery" type="search" defaultValue={text('textQuery')} />
      <TextInput label={texts.plain.arrival} name="ankomst" type="date" defaultValue={text('ankomst')} />
      <PlainNumber name="arrivalWeekNextOccurence" label={texts.plain.week} max={53} state={state} />
      <PlainNumber name="duration" label={texts.plain.nights} max={366} state={state} />
      <PlainNumber name={persons} label={texts.guests.personsLabel} max={99} state={state} />
      <Select
        label={texts.guests.petsLabel}
        name="husdyr"
        defaultValue={String(chosenNumber(criteria, 'husdyr') ?? '')}
        options={[
          { value: '', label: texts.plain.anyPets },
          ...filterSections.pets.values.map((value) => ({
            value: String(value),
            label: value === noPetsValue ? texts.guests.noPets : texts.guests.pets(value),
          })),
        ]}
      />
      <Button colour="CTA" type="submit">
        {texts.plain.submit}
      </Button>
    </form>
  )
}

type PlainNumberProps = Readonly<{
  name: 'arrivalWeekNextOccurence' | 'duration' | typeof persons
  label: string
  max: number
  state: SearchState
}>

function PlainNumber({ name, label, max, state: { criteria } }: PlainNumberProps) {
  return (
    <TextInput
      label={label}
      name={name}
      type="number"
      min={1}
      max={max}
      defaultValue={chosenNumber(criteria, name) ?? ''}
    />
  )
}
