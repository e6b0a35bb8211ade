import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

export type NoticeKind = 'info' | 'good' | 'sand' | 'error'

export interface NoticeProps {
  kind?: NoticeKind
  icon?: IconName
  /** Makes it a live region, for a notice that appears later; leave it off for one that is in the initial HTML. */
  announce?: boolean
  children: ReactNode
}

const icons: Record<NoticeKind, IconName> = { info: 'info', good: 'check', sand: 'info', error: 'triangle-alert' }

export function Notice({ kind = 'info', icon, announce, children }: NoticeProps) {
  const role = announce ? (kind === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={classNames('notice', kind !== 'info' && `notice--${kind}`)} role={role}>
      <Icon name={icon ?? icons[kind]} />
      <div>{children}</div>
    </div>
  )
}
