import { Button } from '@marram/ui/button'
import { useState } from 'react'
import { useSession } from '../frame/session/session-store.ts'
import { logWarning } from '../kit/log.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

const timeoutMs = 10_000

/** Mails the recently viewed houses to the account's address; hidden without a login. */
export function MailViewed({ ids }: { readonly ids: readonly number[] }) {
  return useSession().kind === 'somebody' ? <MailViewedButton ids={ids} /> : null
}

/** @internal */
export function MailViewedButton({ ids }: { readonly ids: readonly number[] }) {
  const { recentMail } = usePageMessages('around')
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')
  const send = async (): Promise<void> => {
    if (state === 'sending' || state === 'sent') return
    setState('sending')
    const isSent = await mailViewed(ids).catch((error: unknown) => {
      logWarning('The viewed houses could not be mailed.', error)
      return false
    })
    setState(isSent ? 'sent' : 'failed')
  }
  return (
    <>
      <Button colour="Text" size="small" icon="mail" onClick={send} aria-disabled={state === 'sending' || undefined}>
        {recentMail.button}
      </Button>
      <span role="status" className="small">
        {state === 'sent' || state === 'failed' ? recentMail[state] : null}
      </span>
    </>
  )
}

async function mailViewed(lodgingIds: readonly number[]): Promise<boolean> {
  const { ok } = await fetch('/api/lodging-views/mail/', {
    method: 'POST',
    body: JSON.stringify({ lodgingIds }),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  return ok
}
