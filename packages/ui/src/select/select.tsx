import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Field, type FieldTexts, splitFieldTexts } from '../field/field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'children'> & { options: readonly SelectOption[] }

/** A native select: phones show their own picker, and it works before hydration. */
export function Select(props: SelectProps) {
  const [texts, { id, className, options, ...rest }] = splitFieldTexts(props)
  return (
    <Field {...texts} id={id}>
      {(control) => (
        <select {...rest} {...control} className={classNames('input', className)}>
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
