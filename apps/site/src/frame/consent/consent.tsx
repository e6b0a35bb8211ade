import { type ComponentType, useEffect, useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { useStore } from '../../kit/use-store.ts'
import { consentStore, readConsent } from './consent-choice.ts'
import type { ConsentDialogProps } from './consent-dialog.tsx'
import { consentRenewal } from './consent-renew.tsx'

/** Asks once the page is hydrated: the server's page is the same for everybody and loads nothing optional. */
export function Consent({ pages }: Pick<ConsentDialogProps, 'pages'>) {
  const [isRead, setRead] = useState(false)
  const consent = useStore(consentStore)
  const renewedBy = useStore(consentRenewal)
  useEffect(() => {
    readConsent()
    setRead(true)
  }, [])
  const isAsked = isRead && (!consent.hasGiven || renewedBy !== null)
  const Dialog = useDialog(isAsked)
  return isAsked && Dialog ? (
    <PartBoundary>
      <Dialog pages={pages} isRenewal={renewedBy !== null} />
    </PartBoundary>
  ) : null
}

/** Loaded only for guests who have not chosen yet. */
function useDialog(isAsked: boolean): ComponentType<ConsentDialogProps> | undefined {
  const [dialog, setDialog] = useState<ComponentType<ConsentDialogProps>>()
  useEffect(() => {
    if (!isAsked) return
    const load = async (): Promise<void> => {
      const { ConsentDialog } = await import('./consent-dialog.tsx')
      setDialog(() => ConsentDialog)
    }
    load().catch((error: unknown) => logWarning('The choice about cookies could not be loaded.', error))
  }, [isAsked])
  return dialog
}
