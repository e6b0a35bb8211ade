import { getRouteApi } from '@tanstack/react-router'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { NewPasswordFields, PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { GuestFrame } from './account-frames.tsx'
import { useGoOn } from './use-go-on.ts'

const route = getRouteApi('/account/password')

export function PasswordPage() {
  const { account, answer } = route.useLoaderData()
  const { password, fields } = usePageMessages('account')
  const onDone = useGoOn()
  return (
    <GuestFrame title={password.title} intro={password.intro} account={account}>
      <div className="panel">
        <AccountForm
          form="password"
          page="/account/password/"
          label={password.title}
          submit={password.submit}
          names={['current_password', 'password', 'password_confirm']}
          answer={answer}
          onDone={onDone}
        >
          {(source) => (
            <>
              {/* Hidden, so that a password manager can match the password to the account. */}
              <input type="text" name="username" autoComplete="username" value={account.user.email} readOnly hidden />
              <PasswordField
                source={source}
                name="current_password"
                label={fields.currentPassword}
                autoComplete="current-password"
              />
              <NewPasswordFields source={source} />
            </>
          )}
        </AccountForm>
      </div>
    </GuestFrame>
  )
}
