import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.tsx'

export type BadgeKind = 'plain' | 'new' | 'last-minute' | 'info' | 'positive' | 'negative'

export interface BadgeProps {
  kind?: BadgeKind
  className?: string
  children: ReactNode
}

export function Badge({ kind = 'plain', className, children }: BadgeProps) {
  return <span className={classNames('badge', kind !== 'plain' && `badge--${kind}`, className)}>{children}</span>
}
