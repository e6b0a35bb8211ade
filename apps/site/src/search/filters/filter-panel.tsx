import { FilterForm } from './filter-form.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

/** Every filter with its counts, beside the list on wide screens; it stands before the heading of the page. */
export function FilterPanel() {
  const { filters } = useFilterTexts().texts
  return (
    <aside className="search__filters" aria-labelledby="filter-title">
      <p className="search__filters-title" id="filter-title">
        {filters.title}
      </p>
      <FilterForm />
    </aside>
  )
}
