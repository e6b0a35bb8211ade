import { Button } from '@marram/ui/button'
import { TextInput } from '@marram/ui/text-input'
import { HiddenCriteria } from '../hidden-criteria.tsx'
import { PlacePicker } from '../places/place-picker.tsx'
import { useSearchScope, useSearchState } from '../search-scope.tsx'
import { useDebouncedText } from '../use-debounced-text.ts'
import { facilityChoices } from './facility-choices.ts'
import { FacilityFilters } from './facility-filters.tsx'
import { FilterField } from './filter-field.tsx'
import { filterSections } from './filter-sections.ts'
import { PriceFilter } from './price-filter.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

/** Every filter. With script each change searches at once; without it a button sends them all. */
export function FilterForm() {
  const { filters } = useFilterTexts().texts
  const scope = useSearchScope()
  const state = useSearchState()
  const [action] = scope.hrefOf(state).split('?')
  return (
    <form className="filter-form" method="get" action={action} onSubmit={(event) => event.preventDefault()}>
      <fieldset className="filter">
        <legend>{filters.place}</legend>
        <PlacePicker scope={scope} />
      </fieldset>
      <PriceFilter />
      <FilterField id="beach" />
      <FilterField id="persons" />
      <FilterField id="bedrooms" />
      <FilterField id="wellness" />
      <FilterField id="pets" />
      <FilterField id="changeDays" />
      <FilterField id="household" />
      <FilterField id="special" />
      <FilterField id="bathrooms" />
      <FilterField id="shop" />
      <FilterField id="stars" />
      <FilterField id="pineCones" />
      <FilterField id="heating" />
      <FacilityFilters />
      <TextFilters />
      <HiddenCriteria state={state} except={panelKeys} />
      <noscript>
        <p className="filter">
          <Button colour="CTA" type="submit" wide>
            {filters.apply}
          </Button>
        </p>
      </noscript>
    </form>
  )
}

const textKeys = ['textQuery', 'vejnavn', 'name'] as const

function TextFilters() {
  const { filters } = useFilterTexts().texts
  return (
    <fieldset className="filter filter--texts">
      <legend>{filters.sections.texts}</legend>
      {textKeys.map((key) => (
        <TextFilter key={key} criterion={key} />
      ))}
    </fieldset>
  )
}

function TextFilter({ criterion }: { criterion: (typeof textKeys)[number] }) {
  const { filters } = useFilterTexts().texts
  const { text, type, commit } = useDebouncedText(useSearchScope(), criterion)
  return (
    <TextInput
      label={filters.texts[criterion]}
      name={criterion}
      autoComplete="off"
      enterKeyHint="search"
      {...(criterion === 'textQuery' && { hint: filters.texts.textQueryHint })}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

/** The criteria that the panel has a field for; others go along unseen when it is sent as a form. */
const panelKeys: ReadonlySet<string> = new Set<string>([
  ...['omraader', 'maxPris', 'textQuery', 'vejnavn', 'name'],
  ...Object.values(filterSections).flatMap((section) => ('keys' in section ? section.keys : [section.key])),
  ...facilityChoices.flatMap(({ choices }) => choices.map(({ key }) => key)),
])
