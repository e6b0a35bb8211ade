import { IconButton } from '@marram/ui/icon-button'
import { TextInput } from '@marram/ui/text-input'
import { useState } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import type { FieldSource } from './account-form.tsx'

type FieldProps = {
  readonly source: FieldSource
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly autoComplete: string
  readonly value?: string
  readonly optional?: string
  readonly type?: 'text' | 'email' | 'tel'
}

/** A text input. Browsers and password managers fill it in by `autoComplete`. */
export function AccountField({
  source,
  name,
  label,
  hint,
  autoComplete,
  value = '',
  optional,
  type = 'text',
}: FieldProps) {
  const error = source.error(name)
  return (
    <TextInput
      id={source.id(name)}
      name={name}
      type={type}
      label={label}
      autoComplete={autoComplete}
      defaultValue={source.submitted(name) ?? value}
      required={optional === undefined}
      {...(type === 'email' && { inputMode: 'email', spellCheck: false })}
      {...(hint !== undefined && { hint })}
      {...(optional !== undefined && { optional })}
      {...(error !== undefined && { error })}
    />
  )
}

type PasswordProps = Pick<FieldProps, 'source' | 'name' | 'label' | 'hint'> & {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** The password can be shown, which prevents typing errors. */
export function PasswordField({ source, name, label, hint, autoComplete }: PasswordProps) {
  const texts = usePageMessages('account')
  const isAlive = useHydrated()
  const [isShown, setShown] = useState(false)
  const error = source.error(name)
  return (
    <div className="account-password">
      <TextInput
        id={source.id(name)}
        name={name}
        type={isShown ? 'text' : 'password'}
        label={label}
        autoComplete={autoComplete}
        spellCheck={false}
        required
        {...(isShown && { autoCapitalize: 'none' })}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
      />
      {isAlive ? (
        <IconButton
          className="account-password__eye"
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? texts.hidePassword : texts.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      ) : null}
    </div>
  )
}

/** A new password, twice. */
export function NewPasswordFields({ source }: { readonly source: FieldSource }) {
  const { fields, passwordHint } = usePageMessages('account')
  return (
    <>
      <PasswordField
        source={source}
        name="password"
        label={fields.newPassword}
        hint={passwordHint}
        autoComplete="new-password"
      />
      <PasswordField source={source} name="password_confirm" label={fields.passwordAgain} autoComplete="new-password" />
    </>
  )
}
