import { Icon } from '@marram/ui/icon'

export type ChoiceGroupProps = {
  readonly type: 'radio' | 'checkbox'
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly given: readonly string[]
  readonly hint?: string
  readonly error?: string
  readonly optional?: string
  readonly autoFocus?: boolean
}

/** One of several, or several of several. Boxes cannot be marked as required one by one. */
export function ChoiceGroup({
  type,
  id,
  name,
  label,
  required,
  options,
  given,
  hint,
  error,
  optional,
  autoFocus,
}: ChoiceGroupProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className="field form__choices" id={id} aria-describedby={describedBy}>
      <legend className="field__label">
        {label}
        {optional ? <span className="field__optional"> ({optional})</span> : null}
      </legend>
      {options.map((option, index) => (
        <label key={option.value} className="choice">
          <input
            type={type}
            name={name}
            value={option.value}
            id={`${id}-${index}`}
            required={type === 'radio' && required}
            defaultChecked={given.includes(option.value)}
            aria-invalid={error ? true : undefined}
            {...(autoFocus && index === 0 && { autoFocus })}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}
