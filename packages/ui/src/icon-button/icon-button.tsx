import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

interface IconButtonLook {
  icon: IconName
  label: string
  appearance?: 'plain' | 'solid' | 'edge'
  /** Number in the corner. It is hidden from screen readers, so put it into the label too. */
  count?: number
  filled?: boolean
  className?: string
}

type Link = { href: string } & Omit<ComponentPropsWithRef<'a'>, keyof IconButtonLook | 'href' | 'children'>
type Press = { href?: undefined } & Omit<ComponentPropsWithRef<'button'>, keyof IconButtonLook | 'children'>
export type IconButtonProps = IconButtonLook & (Link | Press)

export function IconButton({ icon, label, appearance = 'plain', count, filled, className, ...rest }: IconButtonProps) {
  const names = classNames('icon-button', appearance !== 'plain' && `icon-button--${appearance}`, className)
  const content = (
    <>
      <Icon name={icon} filled={filled ?? false} />
      {count ? (
        <span className="count-badge" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} href={rest.href} className={names} aria-label={label}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...rest} className={names} aria-label={label}>
      {content}
    </button>
  )
}
