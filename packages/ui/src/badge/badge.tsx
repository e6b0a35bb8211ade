import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.tsx'

export type BadgeKind = 'plain' | 'new' | 'last-minute' | 'info' | 'positive' | 'negative'

export interface BadgeProps {
  kind?: BadgeKind
  /** Makes the whole badge a link. */
  href?: string
  className?: string
  children: ReactNode
}

export function Badge({ kind = 'plain', href, className, children }: BadgeProps) {
  const names = classNames('badge', kind !== 'plain' && `badge--${kind}`, className)
  if (href === undefined) return <span className={names}>{children}</span>
  return (
    <a href={href} className={names}>
      {children}
    </a>
  )
}
