export interface SegmentedOption {
  value: string
  label: string
  /** A second, smaller line, such as the unit or a price. */
  note?: string
  disabled?: boolean
}

export interface SegmentedProps {
  legend: string
  hideLegend?: boolean
  name: string
  options: readonly SegmentedOption[]
  value: string | null
  onChange: (value: string) => void
}

/** Native radio buttons in a row, for one choice out of a few. */
export function Segmented({ legend, hideLegend, name, options, value, onChange }: SegmentedProps) {
  return (
    <fieldset className="segmented-field">
      <legend className={hideLegend ? 'visually-hidden' : 'field__label'}>{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value} className="segmented__option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.note ? <small>{option.note}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
