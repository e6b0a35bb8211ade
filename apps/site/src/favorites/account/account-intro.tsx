import { usePageMessages } from '../../scope/page-messages.ts'
import { useLoginHref } from '../../session/login-link.tsx'
import { useSession } from '../../session/session-store.ts'

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
