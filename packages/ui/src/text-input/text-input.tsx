import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Field, type FieldTexts, splitFieldTexts } from '../field/field.tsx'

export type TextInputProps = FieldTexts & ComponentPropsWithRef<'input'>

/** A single-line input; e-mail, phone, date and number use the native `type`. */
export function TextInput(props: TextInputProps) {
  const [texts, { id, className, ...rest }] = splitFieldTexts(props)
  return (
    <Field {...texts} id={id}>
      {(control) => <input type="text" {...rest} {...control} className={classNames('input', className)} />}
    </Field>
  )
}

export type TextAreaProps = FieldTexts & ComponentPropsWithRef<'textarea'>

export function TextArea(props: TextAreaProps) {
  const [texts, { id, className, ...rest }] = splitFieldTexts(props)
  return (
    <Field {...texts} id={id}>
      {(control) => <textarea rows={4} {...rest} {...control} className={classNames('input', className)} />}
    </Field>
  )
}
