import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
  icon?: IconName
  iconAfter?: IconName
  children: ReactNode
}

/** A link outside of running text, as at the end of a section head; inside a sentence use a plain `<a>`. */
export function TextLink({ icon, iconAfter, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames('text-link', className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </a>
  )
}
