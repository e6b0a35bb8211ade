import { TextInput } from '@marram/ui/text-input'
import { useSearchScope } from '../search-scope.tsx'
import { useDelayedText } from '../use-delayed-text.ts'
import { useFilterTexts } from './use-filter-texts.ts'

export const textKeys = ['textQuery', 'vejnavn', 'name'] as const

export function TextFilters() {
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
  const { text, type, commit } = useDelayedText(useSearchScope(), criterion)
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
