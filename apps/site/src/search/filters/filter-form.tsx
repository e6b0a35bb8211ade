import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { TextInput } from '@marram/ui/text-input'
import { useState } from 'react'
import { HiddenCriteria } from '../hidden-criteria.tsx'
import { PlacePicker } from '../places/place-picker.tsx'
import { useSearchScope, useSearchState } from '../search-scope.tsx'
import { useDebouncedText } from '../use-debounced-text.ts'
import { facilityChoices } from './facility-choices.ts'
import { FacilityFilters } from './facility-filters.tsx'
import { FilterField } from './filter-field.tsx'
import { type FilterSection, filterSections } from './filter-sections.ts'
import { PriceFilter } from './price-filter.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

/** All filters. With script each change searches at once; without it a button submits them. */
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
      {firstSections.map((id) => (
        <FilterField key={id} id={id} />
      ))}
      <MoreFilters />
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

/** The most popular filters; all others are one tap away. */
const firstSections = ['beach', 'bedrooms', 'wellness', 'pets'] as const
const moreSections = [
  'persons',
  'changeDays',
  'household',
  'special',
  'bathrooms',
  'shop',
  'stars',
  'pineCones',
  'heating',
] as const

/** Open from the start if a link selects something in it. */
function MoreFilters() {
  const { filters } = useFilterTexts().texts
  const { criteria } = useSearchState()
  const chosen = [...criteria.keys()].filter((key) => moreKeys.has(key)).length
  const [isOpen, setOpen] = useState(chosen > 0)
  return (
    <details
      className="filter more-filters"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{filters.more}</span>
        {chosen > 0 ? <span className="facilities__chosen">{filters.facilities.chosen(chosen)}</span> : null}
        <Icon name="chevron-down" size="small" />
      </summary>
      {moreSections.map((id) => (
        <FilterField key={id} id={id} />
      ))}
      <FacilityFilters />
      <TextFilters />
    </details>
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

const keysOf = (section: FilterSection): readonly string[] => ('keys' in section ? section.keys : [section.key])

const moreKeys: ReadonlySet<string> = new Set([
  ...textKeys,
  ...moreSections.flatMap((id) => keysOf(filterSections[id])),
  ...facilityChoices.flatMap(({ choices }) => choices.map(({ key }) => key)),
])

/** The criteria with a field in the panel; a submitted form carries the others as hidden inputs. */
const panelKeys: ReadonlySet<string> = new Set([
  ...['omraader', 'maxPris'],
  ...firstSections.flatMap((id) => keysOf(filterSections[id])),
  ...moreKeys,
])
