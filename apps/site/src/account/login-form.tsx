import type { AccountAnswer } from '@marram/contract/auth/session'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { AccountField, PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import type { DoneHandler } from './use-account-form.ts'

export type LoginFormProps = {
  readonly door?: 'guest' | 'staff'
  /** The redirect target; the server allows pages of this site only. */
  readonly next: string
  readonly answer?: AccountAnswer | null
  readonly onDone: DoneHandler
}

/** Used on the login page, in the dialog over any page, and in the second step of a booking. */
export function LoginForm({ door = 'guest', next, answer = null, onDone }: LoginFormProps) {
  const { login, staff, fields } = usePageMessages('account')
  const isStaff = door === 'staff'
  return (
    <AccountForm
      form="login"
      page={isStaff ? '/account/staff/' : '/account/login/'}
      label={isStaff ? staff.title : login.title}
      submit={login.submit}
      names={['email', 'password']}
      hidden={{ next, door }}
      answer={answer}
      onDone={onDone}
    >
      {(source) => (
        <>
          <AccountField source={source} name="email" type="email" label={fields.email} autoComplete="username" />
          <PasswordField source={source} name="password" label={fields.password} autoComplete="current-password" />
        </>
      )}
    </AccountForm>
  )
}
