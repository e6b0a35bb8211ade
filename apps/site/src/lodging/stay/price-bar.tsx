import { addDays } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import type { StayOffer } from '@marram/domain/stay-calendar'
import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { Icon } from '@marram/ui/icon'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { calendarId, quoteBoxId } from './calendar-id.ts'
import { useOfferLink } from './free-stays.tsx'
import { useStayChoice } from './stay-choice-provider.tsx'
import { totalWithEnergy, useStayTexts } from './stay-texts.ts'

/**
 * On phones the price sticks to the bottom of the screen, until its box or the footer of the page is visible. If the
 * chosen stay is not free, the bar says why and takes the next one that is.
 */
export function PriceBar() {
  const { quote, around, bookHref, isSoldOut } = useStayChoice()
  const { format, texts } = useStayTexts()
  const bar = useRef<HTMLElement>(null)
  const isHidden = useInView(bar)
  const offer = around.after ?? around.before
  const offerLink = useOfferLink(quote ? null : offer)
  if (isSoldOut) return null
  return (
    <aside
      ref={bar}
      className={classNames('bottom-bar price-bar', isHidden && 'bottom-bar--away')}
      aria-label={texts.bar.label}
    >
      <div className="bottom-bar__price">{quote ? <QuotedPrice quote={quote} /> : <NextFree offer={offer} />}</div>
      {/* One element for both, so that a guest who takes the free stay keeps the focus. */}
      {quote || offer ? (
        <Button colour="CTA" {...(offerLink ?? { href: bookHref })}>
          {offerLink && offer ? texts.bar.take(format.day(offer.arrival)) : texts.quote.bookShort}
        </Button>
      ) : null}
    </aside>
  )
}

function QuotedPrice({ quote }: { quote: Quote }) {
  const { format, texts } = useStayTexts()
  const { nights, stay, total, currency } = quote
  const withEnergy = totalWithEnergy(quote)
  return (
    <>
      <b className="num">{format.money(total, currency)}</b>
      {withEnergy === null ? null : (
        <span className="num">{texts.quote.withEnergy(format.money(withEnergy, currency))}</span>
      )}
      <a href={`#${calendarId}`}>
        {texts.bar.details(texts.nights(nights), format.dayRange(stay.arrival, stay.departure))}
      </a>
    </>
  )
}

function NextFree({ offer }: { offer: StayOffer | null }) {
  const { choice, refusal, currency } = useStayChoice()
  const { format, texts } = useStayTexts()
  const { arrival, duration } = choice
  const isTaken = refusal === 'taken' && arrival !== null
  return (
    <>
      <span className="bottom-bar__why">
        <Icon name="circle-alert" size="small" />
        {isTaken
          ? texts.bar.taken(format.dayRange(arrival, addDays(arrival, duration)))
          : texts.quote.refused[refusal ?? 'unknown-item']}
      </span>
      {offer ? (
        <>
          <b className="bottom-bar__free">{texts.bar.free(format.dayRange(offer.arrival, offer.departure))}</b>
          <span className="num">{format.money(offer.price, currency)}</span>
        </>
      ) : (
        <a href={`#${quoteBoxId}`}>{texts.quote.chooseDates}</a>
      )}
    </>
  )
}

/** True if the price box or the footer, which the bar would cover, is visible. */
function useInView(bar: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set())
  useEffect(() => {
    const note = (entries: readonly IntersectionObserverEntry[]): void => {
      setInView((before) => {
        const after = new Set(before)
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) after.add(target)
          else after.delete(target)
        }
        return after
      })
    }
    // The box has to be well in view: the bar must not leave while only the edge of the box shows.
    const observers = [
      {
        element: document.getElementById(quoteBoxId),
        observer: new IntersectionObserver(note, { rootMargin: '0px 0px -40%' }),
      },
      { element: document.querySelector('body footer'), observer: new IntersectionObserver(note) },
    ]
    for (const { element, observer } of observers) if (element && element !== bar.current) observer.observe(element)
    return () => {
      for (const { observer } of observers) observer.disconnect()
    }
  }, [bar])
  return inView.size > 0
}
