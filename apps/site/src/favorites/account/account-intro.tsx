import { useLoginHref } from '../../frame/session/login-link.tsx'
import { useSession } from '../../frame/session/session-store.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'

/** Where the list is kept: in this browser, or in the account too. The server's page is everybody's. */
export function AccountIntro() {
  const { intro, account } = usePageMessages('favorites')
  const { kind } = useSession()
  const href = useLoginHref()
  if (kind === 'somebody') return <p className="lead">{account.intro}</p>
  return (
    <>
      <p className="lead">{intro}</p>
      <p className="no-print">
        <a href={href}>{account.login}</a>
        {account.loginText}
      </p>
    </>
  )
}
