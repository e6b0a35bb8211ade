import { Notice } from '@marram/ui/notice'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { AccountField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { DoorFrame } from './account-frames.tsx'

const route = getRouteApi('/account/forgot-password')

/** The reply is the same with or without such an account. */
export function ForgotPage() {
  const { answer, query } = route.useLoaderData()
  const { forgot, fields } = usePageMessages('account')
  const router = useRouter()
  const isSent = query.sent === '1'
  return (
    <DoorFrame title={isSent ? forgot.sentTitle : forgot.title} {...(!isSent && { intro: forgot.intro })}>
      {isSent ? (
        <Notice kind="good" icon="mail" announce>
          {forgot.sentText}
        </Notice>
      ) : (
        <AccountForm
          form="forgot-password"
          page="/account/forgot-password/"
          label={forgot.title}
          submit={forgot.submit}
          names={['email']}
          hidden={{ target: query.target ?? 'guest' }}
          answer={answer}
          onDone={(next) => goTo(router, next)}
        >
          {(source) => (
            <AccountField source={source} name="email" type="email" label={fields.email} autoComplete="username" />
          )}
        </AccountForm>
      )}
      <p className="account-ways">
        <a href="/account/login/">{forgot.back}</a>
      </p>
    </DoorFrame>
  )
}
