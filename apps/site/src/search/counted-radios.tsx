import { classNames } from '@marram/ui/class-names'
import { HouseCount } from './house-count.tsx'

export type CountedOption = Readonly<{
  /** Empty is no wish. */
  value: string
  label: string
  /** What is read out instead of a label that is only a figure. */
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

/** One choice out of a few, each with the houses behind it. */
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
              <HouseCount count={option.count} className="segmented__count" />
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
