import { useId } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface StepperProps {
  label: string
  /** Labels of the two buttons, such as "Eine Person weniger". */
  less: string
  more: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  name?: string
}

/** A number field between two buttons. It is a native input, so typing, arrow keys and sending work without script. */
export function Stepper({ label, less, more, value, min, max, onChange, name }: StepperProps) {
  const id = useId()
  const step = (to: number) => {
    if (to >= min && to <= max) onChange(to)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a block of its own and cannot stand in a line
    <span className="stepper" role="group" aria-labelledby={id}>
      <span className="visually-hidden" id={id}>
        {label}
      </span>
      {/* The button is not `disabled` at the limit: disabling a focused button loses the focus. */}
      <IconButton
        icon="minus"
        label={less}
        appearance="edge"
        aria-disabled={value <= min}
        onClick={() => step(value - 1)}
      />
      <input
        className="stepper__value"
        type="number"
        inputMode="numeric"
        aria-labelledby={id}
        name={name}
        min={min}
        max={max}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <IconButton
        icon="plus"
        label={more}
        appearance="edge"
        aria-disabled={value >= max}
        onClick={() => step(value + 1)}
      />
    </span>
  )
}
