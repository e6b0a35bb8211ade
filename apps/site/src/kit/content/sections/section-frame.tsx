import { SectionHead } from '@marram/ui/section-head'
import type { ReactNode } from 'react'
import type { HeadingLevel } from '../rules/outline.ts'

/** Every section gets the level of its heading, and a prefix that makes its ids unique on the page. */
export type SectionProps<Section> = {
  readonly section: Section
  readonly level: SectionLevel
  readonly idPrefix: string
  readonly place: SectionPlace
}

export type SectionLevel = Extract<HeadingLevel, 2 | 3>
/** The main column or the column beside a text. */
export type SectionPlace = 'page' | 'sidebar'

type SectionFrameProps = Omit<SectionProps<unknown>, 'section'> & {
  readonly title: string | null
  readonly intro?: string | null
  /** A link beside the heading, for example to all posts. */
  readonly link?: { readonly href: string; readonly label: string }
  readonly ground?: 'white' | 'sand' | 'foam'
  /** Limits the width to a readable line length. */
  readonly isText?: boolean
  /** False when the content already has an accessible name. */
  readonly isLandmark?: boolean
  readonly children: ReactNode
}

/** A part of the page with a heading; without a title it is a plain div, since a landmark needs a name. */
export function SectionFrame(props: SectionFrameProps) {
  const { title, intro, link, level, idPrefix, place, ground, isText, isLandmark = true, children } = props
  const titleId = `${idPrefix}title`
  const head = title ? (
    <SectionHead title={title} id={titleId} level={level} {...(intro ? { intro } : {})} {...(link ? { link } : {})} />
  ) : null
  const Part = title ? 'section' : 'div'
  const name = title && isLandmark ? { 'aria-labelledby': titleId } : {}
  if (place === 'sidebar') {
    return (
      <Part className="panel panel--flat sidebar-section" {...name}>
        {head}
        {children}
      </Part>
    )
  }
  return (
    <Part className={`section section--tight${ground ? ` section--${ground}` : ''}`} {...name}>
      <div className={isText ? 'wrap content-column' : 'wrap'}>
        {head}
        {children}
      </div>
    </Part>
  )
}
