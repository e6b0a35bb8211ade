import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Says what went wrong and how to correct it; setting it also marks the control as invalid. */
  error?: ReactNode
  /** Shown after the label, such as "optional". */
  optional?: string
}

/** Attributes the control must have so that assistive technology connects it with its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className="field">
      <label className="field__label" htmlFor={controlId}>
        {label}
        {optional ? <span className="field__optional"> ({optional})</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className="field__error" id={errorId}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** Separates the props of the field from those that are passed on to the native element. */
export function splitFieldTexts<Props extends FieldTexts>(props: Props): [FieldTexts, Omit<Props, keyof FieldTexts>] {
  const { label, hint, error, optional, ...rest } = props
  return [{ label, ...(hint && { hint }), ...(error && { error }), ...(optional && { optional }) }, rest]
}
