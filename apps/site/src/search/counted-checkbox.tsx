import { memo, useEffect, useRef } from 'react'
import { HouseCount } from './house-count.tsx'

export type CountedCheckboxProps = Readonly<{
  name: string
  /** As it stands in a link; sent when the page has no script. */
  value: string
  label: string
  isChecked: boolean
  /** Some of what it stands for is chosen. */
  isPartly?: boolean
  count: number | null
  onToggle: () => void
}>

/** A tick with the houses behind it. Drawn anew only if something about this one has changed. */
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
      <HouseCount count={count} />
    </label>
  )
}, isUnchanged)

/** The same in a row of few, where one word is enough for each. */
export const CountedSegment = memo(function CountedSegment(props: CountedCheckboxProps) {
  const { name, value, label, isChecked, count, onToggle } = props
  return (
    <label className="segmented__option">
      <input type="checkbox" name={name} value={value} checked={isChecked} onChange={onToggle} />
      <span>
        <b>{label}</b>
        <HouseCount count={count} className="segmented__count" />
      </span>
    </label>
  )
}, isUnchanged)

/** What a tick does is the same for as long as it stands for the same. */
function isUnchanged(before: CountedCheckboxProps, after: CountedCheckboxProps): boolean {
  return (
    before.isChecked === after.isChecked &&
    before.isPartly === after.isPartly &&
    before.count === after.count &&
    before.label === after.label &&
    before.value === after.value
  )
}
