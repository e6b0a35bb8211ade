import { Toasts } from '@marram/ui/toasts'
import { createToaster } from '@marram/ui/toasts/toaster.ts'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { logWarning } from '../kit/log.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { ensurePageMessages, pageMessages } from '../kit/scope/page-messages.ts'

const toaster = createToaster()
let isSaid = false

/** Rendered outside the header, whose movement would carry it along. */
export function RefusedToast() {
  const { scope, messages } = usePageContext()
  useEffect(() => {
    if (isSaid) return
    isSaid = true
    ensurePageMessages(scope.edition, 'favorites').then(
      () => toaster.show({ text: pageMessages(scope.edition, 'favorites').refused, durationMs: 15_000 }),
      (error: unknown) => logWarning('The notice about cookies could not be loaded.', error),
    )
  }, [scope])
  return createPortal(
    <Toasts toaster={toaster} label={messages.favorites.title} closeLabel={messages.ui.close} />,
    document.body,
  )
}
