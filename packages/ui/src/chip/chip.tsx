import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

interface ChipContent {
  children: ReactNode
  icon?: IconName
  count?: string
}

export interface ChipProps extends ChipContent {
  href: string
  rel?: string
  /** For links that a script can follow without loading a page. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Set on the page that the chip leads to. */
  isCurrent?: boolean
}

/** A link to a prepared search, with the number of matching houses. */
export function Chip({ children, icon, count, isCurrent = false, ...link }: ChipProps) {
  return (
    <a className="chip" {...link} {...(isCurrent && { 'aria-current': 'page' })}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
      {count === undefined ? null : <span className="chip__count">{count}</span>}
    </a>
  )
}

export interface RemovableChipProps extends ChipContent {
  /** Describes the action, such as "Sauna entfernen". */
  label: string
  onRemove: () => void
}

/** A selected criterion; pressing the chip removes it. */
export function RemovableChip({ children, icon, label, onRemove }: RemovableChipProps) {
  return (
    <button className="chip chip--active" type="button" aria-label={label} onClick={onRemove}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
      <Icon name="x" size="small" />
    </button>
  )
}
