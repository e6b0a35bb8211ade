import type { ReactNode } from 'react'
import { TextLink } from '../text-link/text-link.tsx'

export interface SectionHeadProps {
  title: string
  /** Id of the heading, for `aria-labelledby` of the section around it. */
  id?: string
  intro?: ReactNode
  eyebrow?: string
  level?: 1 | 2 | 3
  link?: { href: string; label: string }
  /** Replaces the link, for example with a button. */
  aside?: ReactNode
}

export function SectionHead({ title, id, intro, eyebrow, level = 2, link, aside }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className="section__head">
      <div>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <Heading id={id}>{title}</Heading>
        {intro ? <p>{intro}</p> : null}
      </div>
      {link ? (
        <TextLink href={link.href} iconAfter="arrow-right">
          {link.label}
        </TextLink>
      ) : null}
      {aside}
    </div>
  )
}
