import { usePageMessages } from '../kit/scope/page-messages.ts'

/** Links for visitors without a password or an account. */
export function LoginWays() {
  const { login } = usePageMessages('account')
  return (
    <div className="account-ways">
      <p>
        <a href="/account/forgot-password/">{login.forgot}</a>
      </p>
      <p>
        {login.noAccount} <a href="/account/register/">{login.register}</a>
      </p>
    </div>
  )
}
