import type { ReactNode } from 'react'
import { Badge, type BadgeKind } from '../badge/badge.tsx'
import { classNames } from '../class-names/class-names.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import type { PictureProps } from '../picture/picture.tsx'
import { Rating } from '../rating-stars/rating-stars.tsx'
import { CardPictures } from './card-pictures.tsx'
import { Price, type PriceProps } from './price.tsx'

export interface LodgingCardProps {
  href?: string
  /** The first is in the server HTML; up to four more can be swiped to once the card is in view. */
  pictures: readonly PictureProps[]
  place: string
  number: string
  title: string
  headingLevel?: 2 | 3 | 4
  facts: readonly string[]
  facilities: readonly { icon: IconName; label: string }[]
  rating?: { value: string; count: string; label: string }
  price?: PriceProps
  /** Is shown above the price, such as a notice that the house is not free on the requested days. */
  notice?: ReactNode
  labels?: readonly { text: string; kind: BadgeKind }[]
  /** The favourite button or another action. It depends on the visitor, so the page passes it in. */
  action?: ReactNode
  /** Highlights the card while the pointer is over its pin on the map. */
  highlighted?: boolean
}

function Facts({ facts, facilities }: Pick<LodgingCardProps, 'facts' | 'facilities'>) {
  return (
    <>
      <p className="card__facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {facilities.length > 0 ? (
        <ul className="card__facilities">
          {facilities.map(({ icon, label }) => (
            <li key={label}>
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A house in a list. A container query switches it to the horizontal layout from a width of 31rem on. */
export function LodgingCard(props: LodgingCardProps) {
  return (
    <div className="card-slot">
      <LodgingCardContent {...props} />
    </div>
  )
}

/** The card without its slot, for callers that render the slot themselves. */
export function LodgingCardContent(props: LodgingCardProps) {
  const { href, pictures, place, number, title, headingLevel = 3, rating, price, notice, labels = [], action } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames('card', 'card--lodging', props.highlighted && 'card--hover')}>
      <div className="card__media">
        <CardPictures pictures={pictures} label={title} {...(href !== undefined && { href })} />
        {labels.length > 0 ? (
          <div className="card__badges">
            {labels.map(({ text, kind }) => (
              <Badge key={text} kind={kind}>
                {text}
              </Badge>
            ))}
          </div>
        ) : null}
      </div>
      <div className="card__body">
        <p className="card__place">
          <span>
            {place} · {number}
          </span>
          {rating ? <Rating {...rating} /> : null}
        </p>
        <Heading className="card__title">{href === undefined ? title : <a href={href}>{title}</a>}</Heading>
        <Facts facts={props.facts} facilities={props.facilities} />
        {notice ? <div className="card__notice">{notice}</div> : null}
      </div>
      {price ? (
        <div className="card__price">
          <Price {...price} />
        </div>
      ) : null}
      {action ? <div className="card__heart">{action}</div> : null}
    </article>
  )
}
