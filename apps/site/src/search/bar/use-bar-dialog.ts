import { useState } from 'react'
import type { BarPart } from './bar-scope.ts'

export type BarDialogState = Readonly<{
  /** The part to begin at; null while the dialog is closed. */
  part: BarPart | null
  open: (part: BarPart) => void
  close: () => void
}>

/** Where there is no room for a surface beside each field, all of them stand in one dialog. */
export function useBarDialog(): BarDialogState {
  const [part, setPart] = useState<BarPart | null>(null)
  return { part, open: setPart, close: () => setPart(null) }
}
