import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Says what happened and what to do; the control is then marked as invalid. */
  error?: ReactNode
  /** Shown after the label, such as "freiwillig". */
  optional?: string
}

/** What the control must carry so that label, hint and error belong to it. */
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

/** Takes a field's texts out of the props, so that the rest can go to the element. */
export function splitFieldTexts<Props extends FieldTexts>(props: Props): [FieldTexts, Omit<Props, keyof FieldTexts>] {
  const { label, hint, error, optional, ...rest } = props
  return [{ label, ...(hint && { hint }), ...(error && { error }), ...(optional && { optional }) }, rest]
}
