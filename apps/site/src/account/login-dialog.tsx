import { Dialog } from '@marram/ui/dialog'
import { useEffect, useState } from 'react'
import { adoptIdentity } from '../frame/session/session-store.ts'
import { logWarning } from '../kit/log.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { ensurePageMessages, pageMessages } from '../kit/scope/page-messages.ts'
import { useShownPath } from '../kit/scope/use-shown-path.ts'
import accountStyles from './account.css?url'
import { LoginForm } from './login-form.tsx'
import { LoginWays } from './login-ways.tsx'

export type LoginDialogProps = { readonly onClose: () => void }

/** The login in a dialog over the current page, which stays as it is. It loads its own texts. */
export function LoginDialog({ onClose }: LoginDialogProps) {
  const { scope } = usePageContext()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    ensurePageMessages(scope.edition, 'account')
      .then(() => setReady(true))
      .catch((error: unknown) => logWarning('The login could not be loaded.', error))
  }, [scope.edition])
  return isReady ? <LoginDialogView onClose={onClose} /> : null
}

function LoginDialogView({ onClose }: LoginDialogProps) {
  const { messages, scope } = usePageContext()
  const { login } = pageMessages(scope.edition, 'account')
  const here = useShownPath()
  return (
    <Dialog open onClose={onClose} title={login.title} closeLabel={messages.ui.close}>
      <PageStyles href={accountStyles} />
      <div className="stack">
        <p>{login.intro}</p>
        <LoginForm
          next={here}
          onDone={(_next, identity) => {
            adoptIdentity(identity)
            onClose()
          }}
        />
        <LoginWays />
      </div>
    </Dialog>
  )
}
