import { Button } from '@marram/ui/button'
import { getRouteApi } from '@tanstack/react-router'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { NewPasswordFields } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { DoorFrame } from './account-frames.tsx'
import { useGoOn } from './use-go-on.ts'

const resetRoute = getRouteApi('/account/reset-password')
const confirmRoute = getRouteApi('/account/confirm')

/**
 * The target of the link in the mail about a forgotten password. Opening it changes nothing, because mail scanners open
 * links too.
 */
export function ResetPage() {
  const { answer, query } = resetRoute.useLoaderData()
  const { reset } = usePageMessages('account')
  const onDone = useGoOn()
  const values = { ...query, ...answer?.values }
  const { user_id = '', reset_token = '', target = 'guest' } = values
  if (user_id === '' || reset_token === '') return <BrokenLink askAgain="/account/forgot-password/" />
  return (
    <DoorFrame title={reset.title} intro={reset.intro}>
      <AccountForm
        form="reset-password"
        page="/account/reset-password/"
        label={reset.title}
        submit={reset.submit}
        names={['password', 'password_confirm']}
        hidden={{ user_id, reset_token, target }}
        answer={answer}
        onDone={onDone}
      >
        {(source) => <NewPasswordFields source={source} />}
      </AccountForm>
      <AskAgain code={answer?.code} />
    </DoorFrame>
  )
}

/** The target of the link in the mail about a new account. */
export function ConfirmPage() {
  const { answer, query } = confirmRoute.useLoaderData()
  const { confirm } = usePageMessages('account')
  const onDone = useGoOn()
  const token = answer?.values.token ?? query.token ?? ''
  if (token === '') return <BrokenLink askAgain="/account/register/" />
  return (
    <DoorFrame title={confirm.title} intro={confirm.intro}>
      <AccountForm
        form="confirm"
        page="/account/confirm/"
        label={confirm.title}
        submit={confirm.submit}
        names={['password', 'password_confirm']}
        hidden={{ token }}
        answer={answer}
        onDone={onDone}
      >
        {(source) => <NewPasswordFields source={source} />}
      </AccountForm>
    </DoorFrame>
  )
}

function AskAgain({ code }: { readonly code: string | undefined }) {
  const { brokenLink } = usePageMessages('account')
  if (code !== undefined && code !== 'reset-token-unknown') return null
  return (
    <p className="account-ways">
      <a href="/account/forgot-password/">{brokenLink.askAgain}</a>
    </p>
  )
}

function BrokenLink({ askAgain }: { readonly askAgain: string }) {
  const { brokenLink } = usePageMessages('account')
  return (
    <DoorFrame title={brokenLink.title} intro={brokenLink.text}>
      <Button colour="Primary" href={askAgain} wide>
        {brokenLink.askAgain}
      </Button>
    </DoorFrame>
  )
}
