import { SectionHead } from '@marram/ui/section-head'
import type { ReactNode } from 'react'
import type { HeadingLevel } from '../rules/outline.ts'

/** A section, the level of its heading, and a prefix that keeps its ids apart from those of its neighbours. */
export type SectionProps<Section> = {
  readonly section: Section
  readonly level: SectionLevel
  readonly idPrefix: string
  readonly place: SectionPlace
}

export type SectionLevel = Extract<HeadingLevel, 2 | 3>
/** Across the page, or in the column beside a text. */
export type SectionPlace = 'page' | 'sidebar'

type SectionFrameProps = Omit<SectionProps<unknown>, 'section'> & {
  readonly title: string | null
  readonly intro?: string | null
  readonly ground?: 'white' | 'sand' | 'foam'
  /** As wide as a text is read well. */
  readonly isText?: boolean
  /** False when what is inside carries the name already. */
  readonly isLandmark?: boolean
  readonly children: ReactNode
}

/** A heading over a part of the page; without a title it is neither landmark nor section. */
export function SectionFrame(props: SectionFrameProps) {
  const { title, intro, level, idPrefix, place, ground, isText, isLandmark = true, children } = props
  const titleId = `${idPrefix}title`
  const head = title ? <SectionHead title={title} id={titleId} level={level} {...(intro ? { intro } : {})} /> : null
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
