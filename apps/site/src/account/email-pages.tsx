import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { getRouteApi } from '@tanstack/react-router'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { AccountField, PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { GuestFrame } from './account-frames.tsx'
import { useGoOn } from './use-go-on.ts'

const emailRoute = getRouteApi('/account/email')
const confirmRoute = getRouteApi('/account/confirm-email')

/** Asks for the password again: control of the email address gives control of the account. */
export function EmailPage() {
  const { account, answer, query } = emailRoute.useLoaderData()
  const { email, fields } = usePageMessages('account')
  const onDone = useGoOn()
  if (query.sent === '1' && answer === null) {
    return (
      <GuestFrame title={email.sentTitle} account={account}>
        <Notice kind="good" icon="mail" announce>
          {email.sentText}
        </Notice>
      </GuestFrame>
    )
  }
  return (
    <GuestFrame title={email.title} intro={email.intro} account={account}>
      <div className="panel">
        <AccountForm
          form="email"
          page="/account/email/"
          label={email.title}
          submit={email.submit}
          names={['email', 'password']}
          answer={answer}
          onDone={onDone}
        >
          {(source) => (
            <>
              <AccountField source={source} name="email" type="email" label={fields.newEmail} autoComplete="email" />
              <PasswordField
                source={source}
                name="password"
                label={fields.currentPassword}
                autoComplete="current-password"
              />
            </>
          )}
        </AccountForm>
      </div>
    </GuestFrame>
  )
}

/** The target of the link in the mail to the new address, after a login if necessary. Opening it changes nothing. */
export function ConfirmEmailPage() {
  const { account, answer, query } = confirmRoute.useLoaderData()
  const { confirmEmail, brokenLink } = usePageMessages('account')
  const onDone = useGoOn()
  const token = answer?.values.token ?? query.token ?? ''
  if (token === '') {
    return (
      <GuestFrame title={brokenLink.title} intro={brokenLink.text} account={account}>
        <Button colour="Primary" href="/account/email/">
          {brokenLink.askAgain}
        </Button>
      </GuestFrame>
    )
  }
  return (
    <GuestFrame title={confirmEmail.title} intro={confirmEmail.intro} account={account}>
      <div className="panel">
        <AccountForm
          form="confirm-email"
          page="/account/confirm-email/"
          label={confirmEmail.title}
          submit={confirmEmail.submit}
          names={[]}
          hidden={{ token }}
          answer={answer}
          onDone={onDone}
        >
          {() => null}
        </AccountForm>
      </div>
    </GuestFrame>
  )
}
