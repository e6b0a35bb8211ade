import type { FormField } from '@marram/contract/workers/form-definition'
import { fileExtensions, maxFileMegabytes } from '@marram/contract/workers/form-files'
import type { FormMessages } from '@marram/i18n/messages/forms/en'
import { Checkbox } from '@marram/ui/checkbox'
import { Icon } from '@marram/ui/icon'
import { Select } from '@marram/ui/select'
import { TextArea, TextInput } from '@marram/ui/text-input'

type FormControlProps = {
  readonly field: FormField
  readonly id: string
  readonly messages: FormMessages
  /** Values of the rejected submission; the inputs are uncontrolled. */
  readonly submitted: readonly string[]
  readonly error: string | undefined
  /** Focuses this control on load, on a page without script. */
  readonly isFirstError: boolean
}

/** One field of an editor's form, with label, hint and error. */
export function FormControl({ field, id, messages, submitted, error, isFirstError }: FormControlProps) {
  const { kind, name, label, options } = field
  const [first = ''] = submitted
  const common = { id, name, required: field.required === true, ...(isFirstError && startHere) }
  const texts = {
    label,
    ...(field.hint && { hint: field.hint }),
    ...(error !== undefined && { error }),
    ...(!field.required && { optional: messages.optional }),
  }
  const filling = field.autocomplete ? { autoComplete: field.autocomplete } : {}
  switch (kind) {
    case 'textarea':
      return <TextArea {...texts} {...common} {...filling} rows={6} defaultValue={first} />
    case 'select': {
      const choices = [{ value: '', label: messages.choose }, ...(options ?? [])]
      return <Select {...texts} {...common} {...filling} options={choices} defaultValue={first} />
    }
    case 'radio':
      return <ChoiceGroup {...texts} {...common} type="radio" options={options ?? []} submitted={submitted} />
    case 'checkbox':
      if ((options ?? []).length > 0) {
        return <ChoiceGroup {...texts} {...common} type="checkbox" options={options ?? []} submitted={submitted} />
      }
      return <SingleBox {...texts} {...common} isTicked={first !== ''} />
    case 'file':
      return <FileInput {...texts} {...common} messages={messages} before={first} />
    case 'consent':
      return <SingleBox {...texts} {...common} isTicked={first !== ''} />
    default:
      return <TextInput {...texts} {...common} {...filling} {...inputOf[kind]} defaultValue={first} />
  }
}

type FileInputProps = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly messages: FormMessages
  /** File name of the rejected submission: HTML cannot preselect a file. */
  readonly before: string
  readonly hint?: string
}

const accepted = fileExtensions.map((type) => `.${type}`).join(',')

function FileInput({ messages, before, hint, ...rest }: FileInputProps) {
  const limits = messages.fileHint(fileExtensions.map((type) => type.toUpperCase()).join(', '), maxFileMegabytes)
  const hints = [hint, limits, before && messages.fileAgain(before)].filter(Boolean)
  return <TextInput {...rest} type="file" accept={accepted} hint={hints.join(' ')} />
}

// A page that comes back with errors may have no script, so only autofocus can move to the first error.
const startHere = { autoFocus: true }

/** A number is a text input with a numeric keyboard, because scrolling changes the value of `type="number"`. */
const inputOf = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
} as const

type SingleBoxProps = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly isTicked: boolean
  readonly hint?: string
  readonly error?: string
  readonly autoFocus?: boolean
}

function SingleBox({ id, name, label, required, isTicked, hint, error, autoFocus }: SingleBoxProps) {
  return (
    <div className="field">
      <Checkbox
        top
        id={id}
        name={name}
        value="yes"
        label={label}
        required={required}
        defaultChecked={isTicked}
        {...(error !== undefined && { error })}
        {...(autoFocus && { autoFocus })}
      />
      {hint ? <p className="field__hint">{hint}</p> : null}
    </div>
  )
}

type ChoiceGroupProps = {
  readonly type: 'radio' | 'checkbox'
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly submitted: readonly string[]
  readonly hint?: string
  readonly error?: string
  readonly optional?: string
  readonly autoFocus?: boolean
}

/** Radio buttons or checkboxes. HTML cannot mark a group of checkboxes as required. */
function ChoiceGroup({
  type,
  id,
  name,
  label,
  required,
  options,
  submitted,
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
            defaultChecked={submitted.includes(option.value)}
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
