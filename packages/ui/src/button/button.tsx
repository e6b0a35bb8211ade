import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { type ButtonColour, colourClass } from './button-colour.ts'
import { splitLeadingEmoji } from './leading-emoji.ts'

interface ButtonLook {
  /** `Text` has no background and is for our own pages; editors choose from the thirteen others. */
  colour?: ButtonColour | 'Text'
  size?: 'tiny' | 'small' | 'medium' | 'large'
  /** A pill ignores `size` and is always small. */
  shape?: 'button' | 'pill'
  wide?: boolean
  icon?: IconName
  iconAfter?: IconName
  /** Defaults to the leading emoji of the label when the label is a plain string. */
  emoji?: string
  className?: string
  children: ReactNode
}

type Link = { href: string } & Omit<ComponentPropsWithRef<'a'>, keyof ButtonLook | 'href'>
type Press = { href?: undefined } & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>
export type ButtonProps = ButtonLook & (Link | Press)

function Content({ emoji, icon, iconAfter, children }: Pick<ButtonLook, 'emoji' | 'icon' | 'iconAfter' | 'children'>) {
  const split = emoji === undefined && typeof children === 'string' ? splitLeadingEmoji(children) : null
  const sign = emoji ?? split?.emoji
  return (
    <>
      {sign ? (
        <span className="button__emoji" aria-hidden="true">
          {sign}
        </span>
      ) : null}
      {icon ? <Icon name={icon} /> : null}
      {split ? split.text : children}
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </>
  )
}

/** Renders a link with `href` and a button without; both look the same. */
export function Button({
  colour = 'Default',
  size = 'medium',
  shape = 'button',
  wide,
  icon,
  iconAfter,
  emoji,
  className,
  children,
  ...rest
}: ButtonProps) {
  const names = classNames(
    'button',
    colour === 'Text' ? 'button--text' : colourClass(colour),
    shape === 'pill' ? 'button--pill' : size !== 'medium' && `button--${size}`,
    wide && 'button--wide',
    className,
  )
  const content = (
    <Content {...(emoji !== undefined && { emoji })} {...(icon && { icon })} {...(iconAfter && { iconAfter })}>
      {children}
    </Content>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={names}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...rest} className={names}>
      {content}
    </button>
  )
}
