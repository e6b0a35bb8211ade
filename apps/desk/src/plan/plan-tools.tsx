import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Plus, Printer, Search, TriangleAlert, X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { format } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import type { PlanDays } from './plan-days.ts'
import { type DayWidth, dayWidths, type PlanSearch } from './plan-search.ts'
import type { Houses } from './use-houses.ts'
import { words } from './words.ts'

const fortnight = 14
const sizes = [2, 4, 6, 8, 10, 12, 16] as const

type Props = {
  readonly houses: Houses
  readonly search: PlanSearch
  readonly days: PlanDays
  readonly dayWidth: DayWidth
  readonly today: IsoDay
  readonly firstDay: IsoDay
  readonly change: (changes: Partial<PlanSearch>) => void
  readonly showDay: (day: IsoDay) => void
  readonly onAdd: () => void
  readonly onBlock: () => void
  readonly onConflict: (house: number, arrival: IsoDay) => void
}

export function PlanTools(props: Props) {
  const { houses, search, dayWidth, today, firstDay, change, showDay } = props
  return (
    <div className="plan__head">
      <div className="page__head">
        <h1>{words.plan}</h1>
        <span className="muted">{houses.isLoading ? null : words.houses(format.number(houses.shown.length))}</span>
        <div className="page__end">
          <Link className="btn" to="/desk/plan/week/" search={search}>
            <Printer className="i" aria-hidden="true" />
            {words.print}
          </Link>
          {may('houses.write') && (
            <button type="button" className="btn" onClick={props.onBlock}>
              {words.block} <kbd>B</kbd>
            </button>
          )}
          {may('bookings.write') && (
            <button type="button" className="btn btn--act" onClick={props.onAdd}>
              <Plus className="i" aria-hidden="true" />
              {words.enter} <kbd>N</kbd>
            </button>
          )}
        </div>
      </div>
      <div className="plan__filters">
        <Filters houses={houses} search={search} change={change} />
        <div className="page__end">
          <Conflicts houses={houses} onConflict={props.onConflict} />
          <div className="plan__steps">
            <button
              type="button"
              className="btn btn--28 btn--square"
              aria-label={words.back}
              onClick={() => showDay(addDays(firstDay, -fortnight))}
            >
              <ChevronLeft className="i" aria-hidden="true" />
            </button>
            <button type="button" className="btn btn--28" onClick={() => showDay(addDays(today, -2))}>
              {words.today} <kbd>T</kbd>
            </button>
            <button
              type="button"
              className="btn btn--28 btn--square"
              aria-label={words.onwards}
              onClick={() => showDay(addDays(firstDay, fortnight))}
            >
              <ChevronRight className="i" aria-hidden="true" />
            </button>
          </div>
          <input
            className="input plan__date"
            type="date"
            aria-label={words.arrival}
            value={firstDay}
            onChange={({ target }) => target.value !== '' && showDay(target.value)}
          />
          <select
            className="input plan__select"
            aria-label={words.dayWidth}
            value={dayWidth}
            onChange={({ target }) => change({ width: dayWidths.find((width) => width === Number(target.value)) })}
          >
            {dayWidths.map((width, index) => (
              <option key={width} value={width}>
                {words.widths[index]}
              </option>
            ))}
          </select>
        </div>
      </div>
    </div>
  )
}

type FilterProps = Pick<Props, 'houses' | 'search' | 'change'>

/** By office, area, place, size and text; the address holds them. */
export function Filters({ houses, search, change }: FilterProps) {
  const { areasOfOffice, places } = houses
  const field = useRef<HTMLInputElement>(null)
  const shortcuts = useMemo(() => ({ '/': () => field.current?.focus() }), [])
  useShortcuts(shortcuts)
  const { q, office, area, place, persons } = search
  const near = area === undefined ? areasOfOffice : [area]
  const inArea = near === undefined ? places : places.filter((one) => near.includes(one.area))
  const isFiltered = [q, office, area, place, persons].some((value) => value !== undefined)
  return (
    <>
      <div className="plan__find">
        <Search className="i i--16" aria-hidden="true" />
        <input
          ref={field}
          className="input"
          type="search"
          placeholder={words.find}
          aria-label={words.find}
          value={search.q ?? ''}
          onChange={({ target }) => change({ q: target.value || undefined })}
        />
        <kbd>/</kbd>
      </div>
      <AreaChoice houses={houses} search={search} change={change} />
      <Choice
        label={words.place}
        value={search.place}
        options={inArea.map(({ id, name }) => [id, name])}
        onChange={(place) => change({ place })}
      />
      <Choice
        label={words.persons}
        value={search.persons}
        options={sizes.map((size) => [size, words.atLeast(size)])}
        onChange={(persons) => change({ persons })}
      />
      {isFiltered && (
        <button
          type="button"
          className="btn btn--28 btn--bare"
          onClick={() =>
            change({ q: undefined, office: undefined, area: undefined, place: undefined, persons: undefined })
          }
        >
          <X className="i" aria-hidden="true" />
          {words.clear}
        </button>
      )}
    </>
  )
}

/** An office stands for the areas that it serves. */
function AreaChoice({ houses: { offices, areas }, search: { office, area }, change }: FilterProps) {
  const choose = (kind: string | undefined, value: string) =>
    change({
      office: kind === 'office' ? value : undefined,
      area: kind === 'area' ? Number(value) : undefined,
      place: undefined,
    })
  const isOn = office !== undefined || area !== undefined
  return (
    <select
      className={isOn ? 'input plan__select plan__select--on' : 'input plan__select'}
      aria-label={words.officeOrArea}
      value={office ?? area ?? ''}
      onChange={({ target }) => choose(target.selectedOptions[0]?.dataset.kind, target.value)}
    >
      <option value="">
        {words.area}: {words.all}
      </option>
      {offices.length > 1 && (
        <optgroup label={words.offices}>
          {offices.map(({ name }) => (
            <option key={name} value={name} data-kind="office">
              {name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={words.areas}>
        {areas.map(({ id, name }) => (
          <option key={id} value={id} data-kind="area">
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: number | undefined
  readonly options: readonly (readonly [number, string])[]
  readonly onChange: (value: number | undefined) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      className={value === undefined ? 'input plan__select' : 'input plan__select plan__select--on'}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">
        {label}: {words.all}
      </option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Goes from one conflict to the next. */
function Conflicts({ houses, onConflict }: Pick<Props, 'houses' | 'onConflict'>) {
  const next = useRef(0)
  const list = houses.shown.flatMap(({ id }) => houses.conflicts.get(id) ?? [])
  if (list.length === 0) return null
  const show = () => {
    const conflict = list[next.current % list.length]
    next.current += 1
    if (conflict) onConflict(conflict.house, conflict.arrival)
  }
  return (
    <button type="button" className="btn btn--28 btn--alarm" onClick={show}>
      <TriangleAlert className="i" aria-hidden="true" />
      {words.conflicts(list.length)}
    </button>
  )
}
