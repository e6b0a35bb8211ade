import { setCriterion } from '@marram/domain/criteria/search-state'
import { Icon } from '@marram/ui/icon'
import { Select } from '@marram/ui/select'
import { TextInput } from '@marram/ui/text-input'
import { useState } from 'react'
import { chosenNumber } from '../bar/bar-summary.ts'
import { useSearchCounts, useSearchScope, useSearchState } from '../search-scope.tsx'
import { stepLabel } from './choice-label.ts'
import { type FacilityChoice, type FacilityChoices, facilitiesNamed } from './facility-choices.ts'
import { Flag, SomeOf } from './filter-field.tsx'
import { isChoice, shownValues } from './filter-sections.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** All other facilities by group, with a field that filters the list. */
export function FacilityFilters() {
  const { edition, texts } = useFilterTexts()
  const { facilities } = texts.filters
  const [typed, setTyped] = useState('')
  const groups = facilitiesNamed(typed, edition)
  return (
    <fieldset className="filter facilities">
      <legend>{facilities.title}</legend>
      <div className="facilities__search">
        <TextInput
          label={facilities.search}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {groups.map((choices) => (
        <FacilityGroup key={choices.group.key} {...choices} isSearched={typed.trim() !== ''} />
      ))}
      <p className="small muted" role="status">
        {groups.length === 0 ? facilities.none : null}
      </p>
    </fieldset>
  )
}

function FacilityGroup({ group, choices, isSearched }: FacilityChoices & { isSearched: boolean }) {
  const { edition, texts } = useFilterTexts()
  const { criteria } = useSearchState()
  const chosen = choices.filter(({ key }) => criteria.has(key)).length
  const [isOpen, setOpen] = useState(chosen > 0)
  return (
    <details
      className="facilities__group"
      open={isOpen || isSearched}
      onToggle={(event) => isSearched || setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{group.names[edition]}</span>
        {chosen > 0 ? <span className="facilities__chosen">{texts.filters.facilities.chosen(chosen)}</span> : null}
        <Icon name="chevron-down" size="small" />
      </summary>
      {choices.map((choice) => (
        <FacilityField key={choice.key} choice={choice} />
      ))}
    </details>
  )
}

function FacilityField({ choice }: { choice: FacilityChoice }) {
  const { edition } = useFilterTexts()
  if (choice.kind === 'flag') return <Flag criterion={choice.key} />
  if (choice.kind === 'number') return <FacilityNumber choice={choice} />
  return (
    <fieldset className="facilities__words">
      <legend>{choice.facility.names[edition]}</legend>
      <SomeOf criterion={choice.key} values={choice.values} />
    </fieldset>
  )
}

function FacilityNumber({ choice }: { choice: Extract<FacilityChoice, { kind: 'number' }> }) {
  const context = useFilterTexts()
  const scope = useSearchScope()
  const counts = useSearchCounts()
  const chosen = chosenNumber(useSearchState().criteria, choice.key)
  const { edition, format, texts } = context
  const offered = shownValues(choice.values, chosen).filter((value) =>
    isChoice(
      counts.of(choice.key, value),
      chosen === null ? counts.total : counts.without(choice.key),
      value === chosen,
    ),
  )
  if (offered.length === 0) return null
  const withCount = (label: string, count: number | null): string =>
    count === null ? label : `${label} (${format.number(count)})`
  return (
    <div className="facilities__number">
      <Select
        label={choice.facility.names[edition]}
        name={choice.key}
        value={chosen === null ? '' : String(chosen)}
        onChange={({ currentTarget: { value } }) => scope.change((state) => setCriterion(state, choice.key, value))}
        options={[
          { value: '', label: texts.filters.any },
          ...offered.map((value) => ({
            value: String(value),
            label: withCount(stepLabel(choice.facility, value, context), counts.of(choice.key, value)),
          })),
        ]}
      />
    </div>
  )
}
