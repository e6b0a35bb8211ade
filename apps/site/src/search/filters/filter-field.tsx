import type { CriterionKey } from '@marram/domain/criteria/key'
import { type SearchState, setCriterion } from '@marram/domain/criteria/search-state'
import { Select } from '@marram/ui/select'
import { chosenNumber } from '../bar/bar-summary.ts'
import { CountedCheckbox, CountedRadios, CountedSegment } from '../counted-input.tsx'
import { useSearchCounts, useSearchScope, useSearchState } from '../search-scope.tsx'
import { flagLabel, valueLabel, wordLabel } from './choice-label.ts'
import { filterSections, isChoice, type SectionId, shownValues } from './filter-sections.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** Renders one section of the panel by its kind. */
export function FilterField({ id }: { id: SectionId }) {
  const { filters } = useFilterTexts().texts
  const section = filterSections[id]
  const legend = filters.sections[id]
  if (section.kind === 'one') {
    const Field = section.appearance === 'row' ? OneOfRow : OneOfList
    return <Field legend={legend} criterion={section.key} values={section.values} />
  }
  return (
    <fieldset className="filter counted">
      <legend>{legend}</legend>
      {section.kind === 'some' ? (
        <SomeOf criterion={section.key} values={section.values} appearance={section.appearance} />
      ) : (
        section.keys.map((key) => <Flag key={key} criterion={key} isLasting={id !== 'special'} />)
      )}
    </fieldset>
  )
}

type OneOfProps = Readonly<{ legend: string; criterion: CriterionKey; values: readonly number[] }>

function useOneOf(key: CriterionKey, values: readonly number[]) {
  const texts = useFilterTexts()
  const scope = useSearchScope()
  const counts = useSearchCounts()
  const chosen = chosenNumber(useSearchState().criteria, key)
  const any = { value: '', label: texts.texts.filters.any, count: chosen === null ? counts.total : counts.without(key) }
  const offered = shownValues(values, chosen)
    .map((value) => ({
      value: String(value),
      label: valueLabel(key, value, texts),
      count: counts.of(key, value) ?? (value === chosen ? counts.total : null),
    }))
    .filter(({ value, count }) => isChoice(count, any.count, value === String(chosen)))
  return {
    options: [any, ...offered],
    value: chosen === null ? '' : String(chosen),
    choose: (value: string) => scope.change((state) => setCriterion(state, key, value)),
  }
}

function OneOfRow({ legend, criterion, values }: OneOfProps) {
  const { options, value, choose } = useOneOf(criterion, values)
  if (options.length === 1) return null
  const columns = options.length > 5 ? 4 : options.length
  return (
    <CountedRadios
      legend={legend}
      name={criterion}
      options={options}
      value={value}
      onChoose={choose}
      columns={columns}
    />
  )
}

function OneOfList({ legend, criterion, values }: OneOfProps) {
  const { format } = useFilterTexts()
  const { options, value, choose } = useOneOf(criterion, values)
  return (
    <div className="filter">
      <Select
        label={legend}
        name={criterion}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
        options={options.map(({ label, count, value: option }) => ({
          value: option,
          label: count === null ? label : `${label} (${format.number(count)})`,
        }))}
      />
    </div>
  )
}

type SomeOfProps = Readonly<{
  criterion: CriterionKey
  values: readonly (number | string)[]
  appearance?: 'row' | 'list'
}>

export function SomeOf({ criterion, values, appearance = 'list' }: SomeOfProps) {
  const texts = useFilterTexts()
  const counts = useSearchCounts()
  const { chosen, toggle } = useSomeOf(criterion)
  const Tick = appearance === 'row' ? CountedSegment : CountedCheckbox
  const selected = chosen.filter((value) => typeof value === 'string' || typeof value === 'number')
  const ticks = [...new Set([...values, ...selected])].map((value) => (
    <Tick
      key={value}
      name={criterion}
      value={String(value)}
      label={wordLabel(criterion, value, texts)}
      isChecked={chosen.includes(value)}
      count={counts.of(criterion, [value])}
      onToggle={() => toggle(value)}
    />
  ))
  return appearance === 'row' ? <div className={`segmented segmented--${values.length}`}>{ticks}</div> : ticks
}

function useSomeOf(criterion: CriterionKey) {
  const scope = useSearchScope()
  const chosen = listOf(useSearchState(), criterion)
  const toggle = (value: number | string): void =>
    scope.change((state) => {
      const before = listOf(state, criterion)
      const next = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
      return setCriterion(state, criterion, next)
    })
  return { chosen, toggle }
}

function listOf({ criteria }: SearchState, key: CriterionKey): readonly unknown[] {
  const value = criteria.get(key)?.value
  return typeof value === 'object' ? value : []
}

type FlagProps = Readonly<{
  criterion: CriterionKey
  /** Shown even if every house has it: the few sections at the top keep their places. */
  isLasting?: boolean
}>

export function Flag({ criterion, isLasting = false }: FlagProps) {
  const texts = useFilterTexts()
  const scope = useSearchScope()
  const counts = useSearchCounts()
  const isChecked = useSearchState().criteria.has(criterion)
  const count = counts.of(criterion, true)
  if (!isLasting && !isChoice(count, counts.total, isChecked)) return null
  return (
    <CountedCheckbox
      name={criterion}
      value="1"
      label={flagLabel(criterion, texts)}
      isChecked={isChecked}
      count={count}
      onToggle={() => scope.change((state) => setCriterion(state, criterion, !state.criteria.has(criterion)))}
    />
  )
}
