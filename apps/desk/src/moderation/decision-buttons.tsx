import { Check, X } from 'lucide-react'
import { useShortcuts } from '../kit/shortcuts.ts'
import { words } from './words.ts'

type Props = {
  readonly approve: (() => void) | null
  readonly approveLabel?: string
  readonly refuse: (() => void) | null
  readonly refuseLabel?: string
}

/** A approves, R refuses. */
export function DecisionButtons({ approve, approveLabel, refuse, refuseLabel }: Props) {
  useShortcuts({ ...(approve && { a: approve }), ...(refuse && { r: refuse }) })
  return (
    <div className="btns">
      {approve && (
        <button type="button" className="btn btn--act" onClick={approve}>
          <Check className="i" aria-hidden="true" /> {approveLabel ?? words.approve} <kbd>A</kbd>
        </button>
      )}
      {refuse && (
        <button type="button" className="btn btn--stop" onClick={refuse}>
          <X className="i" aria-hidden="true" /> {refuseLabel ?? words.refuse} <kbd>R</kbd>
        </button>
      )}
    </div>
  )
}
