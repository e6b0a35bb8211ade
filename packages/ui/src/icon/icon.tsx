import { classNames } from '../class-names/class-names.tsx'
import type { IconName } from './icon-names.ts'
import sprite from './sprite.svg?no-inline'

export interface IconProps {
  name: IconName
  size?: 'small' | 'medium' | 'large'
  filled?: boolean
  /** Accessible name, only for an icon without text beside it; otherwise the icon is hidden from screen readers. */
  label?: string
  className?: string
}

const sizeClass = { small: 'icon--sm', medium: undefined, large: 'icon--lg' }

/** Uses one external sprite, so that neither HTML nor bundle repeats the glyphs for every card of a list. */
export function Icon({ name, size = 'medium', filled, label, className }: IconProps) {
  const names = classNames('icon', sizeClass[size], filled && 'icon--filled', className)
  const use = <use href={`${sprite}#${name}`} />
  if (!label) {
    return (
      <svg className={names} aria-hidden="true">
        {use}
      </svg>
    )
  }
  return (
    <svg className={names} role="img" aria-label={label}>
      {use}
    </svg>
  )
}
