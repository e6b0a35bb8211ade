import type { ReactNode } from 'react'

type StepProps = {
  readonly when: string
  /** Past, today's, or the one the guest must take. */
  readonly kind?: 'done' | 'today' | 'now' | undefined
  readonly children: ReactNode
}

export function TimedStep({ when, kind, children }: StepProps) {
  return (
    <li className={kind ? `timed-steps__${kind}` : undefined}>
      <span className="small muted">{when}</span>
      {children}
    </li>
  )
}

/** Events of a booking in chronological order: payments after a change, and everything after an order. */
export function TimedSteps({ children }: { readonly children: ReactNode }) {
  return <ol className="timed-steps">{children}</ol>
}
