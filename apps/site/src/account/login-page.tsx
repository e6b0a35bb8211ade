import { returnTarget } from '@marram/domain/return-target'
import { Notice } from '@marram/ui/notice'
import { getRouteApi } from '@tanstack/react-router'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { DoorFrame } from './account-frames.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginWays } from './login-ways.tsx'
import { useGoOn } from './use-go-on.ts'

const route = getRouteApi('/account/login')
const staffRoute = getRouteApi('/account/staff')

export function LoginPage() {
  const { answer, query } = route.useLoaderData()
  const { login, done } = usePageMessages('account')
  return (
    <DoorFrame title={login.title} intro={login.intro} next={returnTarget(query.next, '/account/')}>
      {query.done === 'deleted' ? (
        <Notice kind="good" announce>
          {done.deleted}
        </Notice>
      ) : null}
      <LoginForm next={query.next ?? ''} answer={answer} onDone={useGoOn()} />
      <LoginWays />
    </DoorFrame>
  )
}

/** The login for all roles, for staff whom the agency has invited. */
export function StaffPage() {
  const { answer, query } = staffRoute.useLoaderData()
  const { staff } = usePageMessages('account')
  return (
    <DoorFrame title={staff.title} intro={staff.intro} next={returnTarget(query.next, '/account/')}>
      <LoginForm door="staff" next={query.next ?? ''} answer={answer} onDone={useGoOn()} />
      <div className="account-ways">
        <p>{staff.forgot}</p>
        <p>
          <a href="/account/login/">{staff.guests}</a>
        </p>
      </div>
    </DoorFrame>
  )
}
