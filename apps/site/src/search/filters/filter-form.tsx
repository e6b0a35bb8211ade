import { Button } from '@marram/ui/button'
import { HiddenCriteria } from '../hidden-criteria.tsx'
import { PlacePicker } from '../places/place-picker.tsx'
import { useSearchScope, useSearchState } from '../search-scope.tsx'
import { FacilityFilters } from './facility-filters.tsx'
import { FilterField } from './filter-field.tsx'
import { panelKeys } from './panel-keys.ts'
import { PriceFilter } from './price-filter.tsx'
import { TextFilters } from './text-filters.tsx'
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
