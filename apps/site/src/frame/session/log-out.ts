import { useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { adoptIdentity } from './session-store.ts'

/** Ends the session on the server first; the page drops it after the visitor has left pages that need a login. */
async function logOut(goOn?: () => Promise<void>): Promise<void> {
  const { endSession } = await import('./session-client.ts')
  await endSession()
  await goOn?.()
  adoptIdentity(null)
}

/** Logs out on a press. A failure must be shown, because another person may use the device next. */
export function useLogOut(goOn?: () => Promise<void>): { leave: () => void; hasFailed: boolean } {
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready')
  const leave = async (): Promise<void> => {
    if (state === 'leaving') return
    setState('leaving')
    try {
      await logOut(goOn)
      setState('ready')
    } catch (error) {
      logWarning('Logging out did not work.', error)
      setState('failed')
    }
  }
  return { leave: () => void leave(), hasFailed: state === 'failed' }
}
