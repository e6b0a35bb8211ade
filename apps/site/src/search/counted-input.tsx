import { formatFor } from '@marram/i18n/format'
import { classNames } from '@marram/ui/class-names'
import { memo, useEffect, useRef } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

type CountedCheckboxProps = Readonly<{
  name: string
  /** Sent by the form without script, spelled as in a link. */
  value: string
  label: string
  isChecked: boolean
  /** Some of the places it includes are selected. */
  isPartly?: boolean
  count: number | null
  onToggle: () => void
}>

/** A checkbox with a number of houses. Memoised, so that it renders only on its own changes. */
export const CountedCheckbox = memo(function CountedCheckbox({
  name,
  value,
  label,
  isChecked,
  isPartly,
  count,
  onToggle,
}: CountedCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly ?? false
  }, [isPartly])
  return (
    <label className="choice">
      <input ref={input} type="checkbox" name={name} value={value} checked={isChecked} onChange={onToggle} />
      <span>{label}</span>
      <LodgingCount count={count} />
    </label>
  )
}, isUnchanged)

/** A checkbox in a short row, labelled with one word. */
export const CountedSegment = memo(function CountedSegment(props: CountedCheckboxProps) {
  const { name, value, label, isChecked, count, onToggle } = props
  return (
    <label className="segmented__option">
      <input type="checkbox" name={name} value={value} checked={isChecked} onChange={onToggle} />
      <span>
        <b>{label}</b>
        <LodgingCount count={count} className="segmented__count" />
      </span>
    </label>
  )
}, isUnchanged)

/** Boxes with the same value do the same, so `onToggle` is not compared. */
function isUnchanged(before: CountedCheckboxProps, after: CountedCheckboxProps): boolean {
  return (
    before.isChecked === after.isChecked &&
    before.isPartly === after.isPartly &&
    before.count === after.count &&
    before.label === after.label &&
    before.value === after.value
  )
}

export type CountedOption = Readonly<{
  /** An empty value means no filter. */
  value: string
  label: string
  /** For screen readers, if the label is only a figure. */
  spoken?: string
  count: number | null
}>

type CountedRadiosProps = Readonly<{
  legend: string
  hideLegend?: boolean
  name: string
  options: readonly CountedOption[]
  value: string
  onChoose: (value: string) => void
  columns?: number
}>

/** Radio buttons for a few choices, each with its number of houses. */
export function CountedRadios({ legend, hideLegend, name, options, value, onChoose, columns }: CountedRadiosProps) {
  return (
    <fieldset className="filter counted">
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className={classNames('segmented', columns !== undefined && `segmented--${columns}`)}>
        {options.map((option) => (
          <label key={option.value} className="segmented__option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              <OptionLabel {...option} />
              <LodgingCount count={option.count} className="segmented__count" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OptionLabel({ label, spoken }: CountedOption) {
  if (spoken === undefined) return <b>{label}</b>
  return (
    <b>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{spoken}</span>
    </b>
  )
}

/** The number of houses beside a choice. Reserves its space while unknown; zero is marked, not hidden. */
export function LodgingCount({ count, className = 'choice__count' }: { count: number | null; className?: string }) {
  const { edition } = usePageContext().scope
  const { houses } = usePageMessages('bar')
  if (count === null) return <span className={className} />
  return (
    <span className={className} data-none={count === 0 || undefined}>
      <span aria-hidden="true">{formatFor(edition).number(count)}</span>
      <span className="visually-hidden"> {houses(count)}</span>
    </span>
  )
}
