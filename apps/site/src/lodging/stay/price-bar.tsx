import { Button } from '@marram/ui/button'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { calendarId, quoteBoxId } from './calendar-id.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

/** On phones the price sticks to the bottom of the screen, until its box or the footer of the page is visible. */
export function PriceBar() {
  const { quote, bookHref, isSoldOut } = useStayChoice()
  const { format, texts } = useStayTexts()
  const bar = useRef<HTMLElement>(null)
  const isHidden = useInView(bar)
  if (isSoldOut) return null
  return (
    <aside ref={bar} className={isHidden ? 'bottom-bar bottom-bar--away' : 'bottom-bar'} aria-label={texts.bar.label}>
      <div className="bottom-bar__price">
        {quote ? <b className="num">{format.money(quote.total, quote.currency)}</b> : null}
        <a href={`#${calendarId}`}>
          {quote
            ? texts.bar.details(texts.nights(quote.nights), format.dayRange(quote.stay.arrival, quote.stay.departure))
            : texts.quote.chooseDates}
        </a>
      </div>
      {quote ? (
        <Button colour="CTA" href={bookHref}>
          {texts.quote.bookShort}
        </Button>
      ) : null}
    </aside>
  )
}

/** True if the price box or the footer, which the bar would cover, is visible. */
function useInView(bar: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set())
  useEffect(() => {
    const watched = [document.getElementById(quoteBoxId), document.querySelector('body footer')]
    const observer = new IntersectionObserver((entries) => {
      setInView((before) => {
        const after = new Set(before)
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) after.add(target)
          else after.delete(target)
        }
        return after
      })
    })
    for (const element of watched) if (element && element !== bar.current) observer.observe(element)
    return () => observer.disconnect()
  }, [bar])
  return inView.size > 0
}
