import { Notice } from '@marram/ui/notice'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { AccountField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { DoorFrame } from './account-frames.tsx'

const route = getRouteApi('/account/register')

export function RegisterPage() {
  const { answer, query } = route.useLoaderData()
  const { register } = usePageMessages('account')
  if (query.sent === '1') {
    return (
      <DoorFrame title={register.sentTitle}>
        <Notice kind="good" icon="mail" announce>
          {register.sentText}
        </Notice>
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title={register.title} intro={register.intro}>
      <RegisterForm answer={answer} />
      <p className="account-ways">
        {register.haveAccount} <a href="/account/login/">{register.login}</a>
      </p>
    </DoorFrame>
  )
}

function RegisterForm({ answer }: Pick<ReturnType<typeof route.useLoaderData>, 'answer'>) {
  const { register, fields } = usePageMessages('account')
  const router = useRouter()
  return (
    <AccountForm
      form="register"
      page="/account/register/"
      label={register.title}
      submit={register.submit}
      names={['firstname', 'lastname', 'email']}
      answer={answer}
      onDone={(next) => goTo(router, next)}
    >
      {(source) => (
        <>
          <div className="account-pair">
            <AccountField source={source} name="firstname" label={fields.firstname} autoComplete="given-name" />
            <AccountField source={source} name="lastname" label={fields.lastname} autoComplete="family-name" />
          </div>
          <AccountField source={source} name="email" type="email" label={fields.email} autoComplete="email" />
        </>
      )}
    </AccountForm>
  )
}
