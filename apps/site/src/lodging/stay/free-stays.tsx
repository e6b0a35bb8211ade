import { daysBetween } from '@marram/domain/iso-day'
import type { StayOffer } from '@marram/domain/stay-calendar'
import { presentStayQuery } from '@marram/domain/stay-query'
import { Icon } from '@marram/ui/icon'
import { TextLink } from '@marram/ui/text-link'
import type { MouseEvent } from 'react'
import { useFrameSettings } from '../../frame/frame-queries.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

/**
 * The nearest free stays before and after an unavailable one, and other houses on the same day: links, so that they work
 * without script too.
 */
export function FreeStays() {
  const { choice, around, refusal } = useStayChoice()
  const { format, texts } = useStayTexts()
  const { search } = useFrameSettings().pages
  const offers = [around.before, around.after].filter((offer) => offer !== null)
  const { arrival, duration } = choice
  if (arrival === null || offers.length === 0) return null
  return (
    <>
      <p>{texts.quote.near}</p>
      <ul className="free-stays">
        {offers.map((offer) => (
          <li key={offer.arrival}>
            <FreeStay offer={offer} daysApart={daysBetween(arrival, offer.arrival)} />
          </li>
        ))}
      </ul>
      {search && refusal !== 'too-late' ? (
        <TextLink href={`${search}?filter=1&ankomst=${arrival}&duration=${duration}`} rel="nofollow">
          {texts.quote.elsewhere(format.day(arrival))}
        </TextLink>
      ) : null}
    </>
  )
}

function FreeStay({ offer, daysApart }: { offer: StayOffer; daysApart: number }) {
  const { currency } = useStayChoice()
  const { format, texts } = useStayTexts()
  const link = useOfferLink(offer)
  const { arrival, departure, duration, price } = offer
  return (
    <a className="free-stay" {...link}>
      <span>
        <b>{format.dayRange(arrival, departure)}</b>
        <small>
          {texts.nights(duration)}, {texts.quote.apart(daysApart)}
        </small>
      </span>
      <span className="num">{format.money(price, currency)}</span>
      <Icon name="chevron-right" size="small" />
    </a>
  )
}

/** Takes a free stay on this page; without script the link loads the page with it. */
export function useOfferLink(offer: StayOffer | null) {
  const { choice, chooseOffer } = useStayChoice()
  if (offer === null) return null
  return {
    href: presentStayQuery('', { ...offer, party: choice.party }),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      chooseOffer(offer)
    },
  }
}
