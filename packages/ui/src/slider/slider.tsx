import { type CSSProperties, useId } from 'react'

interface SliderFrame {
  label: string
  min: number
  max: number
  step?: number
  /** Formats a number for the guest, such as "1.250 €". */
  format: (value: number) => string
}

interface Thumb {
  label: string
  name?: string
}

export interface SliderProps extends SliderFrame {
  value: number
  onChange: (value: number) => void
  name?: string
}

export interface RangeSliderProps extends SliderFrame {
  value: readonly [low: number, high: number]
  onChange: (value: [low: number, high: number]) => void
  /** Each thumb has its own accessible name, such as "Preis von". */
  low: Thumb
  high: Thumb
}

function shareOf(value: number, { min, max }: SliderFrame): number {
  return max === min ? 0 : (value - min) / (max - min)
}

/** Passes the range between the thumbs to the stylesheet as custom properties. */
function fill(from: number, to: number): CSSProperties & Record<`--${string}`, number> {
  return { '--from': from, '--to': to }
}

export function Slider({ value, onChange, name, ...frame }: SliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <div className="slider__head">
        <label className="field__label" htmlFor={id}>
          {frame.label}
        </label>
        <output className="slider__value" htmlFor={id}>
          {frame.format(value)}
        </output>
      </div>
      <div className="slider__track" style={fill(0, shareOf(value, frame))}>
        <input
          id={id}
          type="range"
          name={name}
          min={frame.min}
          max={frame.max}
          step={frame.step}
          value={value}
          aria-valuetext={frame.format(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  )
}

/** Two native range inputs on one track; neither thumb can pass the other. */
export function RangeSlider({ value: [from, to], onChange, low, high, ...frame }: RangeSliderProps) {
  const id = useId()
  const thumb = ({ label, name }: Thumb, at: number, move: (to: number) => void) => (
    <input
      type="range"
      name={name}
      min={frame.min}
      max={frame.max}
      step={frame.step}
      value={at}
      aria-label={label}
      aria-valuetext={frame.format(at)}
      onChange={(event) => move(event.currentTarget.valueAsNumber)}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: label and values share one line, which a legend cannot
    <div className="slider" role="group" aria-labelledby={id}>
      <div className="slider__head">
        <span className="field__label" id={id}>
          {frame.label}
        </span>
        <output className="slider__value">
          {frame.format(from)} – {frame.format(to)}
        </output>
      </div>
      <div className="slider__track slider__track--two" style={fill(shareOf(from, frame), shareOf(to, frame))}>
        {thumb(low, from, (next) => onChange([Math.min(next, to), to]))}
        {thumb(high, to, (next) => onChange([from, Math.max(next, from)]))}
      </div>
    </div>
  )
}
