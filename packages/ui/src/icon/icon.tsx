import { classNames } from '../class-names/class-names.tsx'
import type { IconName } from './icon-names.ts'
import sprite from './sprite.svg?no-inline'

export interface IconProps {
  name: IconName
  size?: 'small' | 'medium' | 'large'
  filled?: boolean
  /** Only for an icon that stands alone; beside text it stays silent. */
  label?: string
  className?: string
}

const sizeClass = { small: 'icon--sm', medium: undefined, large: 'icon--lg' }

/** One external sprite, so that a list of cards repeats a reference and not the drawing, in HTML and in script. */
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
