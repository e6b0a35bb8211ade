import { lazy, Suspense } from 'react'
import type { BarScope } from './bar-scope.ts'
import type { BarDialogState } from './use-bar-dialog.ts'

const BarDialog = lazy(async () => ({ default: (await import('./bar-dialog.tsx')).BarDialog }))

type HostProps = Readonly<{
  scope: BarScope
  dialog: BarDialogState
  /** What the large button does besides closing; on the front page it goes to the houses. */
  onShow?: () => void
}>

/** Its script is fetched when it is first opened. */
export function BarDialogHost({ scope, dialog, onShow }: HostProps) {
  if (dialog.part === null) return null
  return (
    <Suspense>
      <BarDialog scope={scope} part={dialog.part} onClose={dialog.close} {...(onShow && { onShow })} />
    </Suspense>
  )
}
