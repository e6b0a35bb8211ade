import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { nearestSaturday } from '@marram/domain/change-day'
import { wholePrice } from '../../kit/week-strip/week-prices.ts'
import { WeekStrip } from '../../kit/week-strip/week-strip.tsx'
import { lodgingWeeks } from './lodging-weeks.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { partyText, useStayTexts } from './stay-texts.ts'

/**
 * A year of the house, week by week. Hidden without script, because each week is a button; the stays below are links.
 */
export function PriceYear({ lodging: { pricePlan } }: { lodging: LodgingPage }) {
  const { calendar, choice, currency, isSoldOut, chooseOffer } = useStayChoice()
  const { format, texts } = useStayTexts()
  if (isSoldOut) return null
  const { arrival, duration, party } = choice
  return (
    <WeekStrip
      className="house-year needs-script"
      texts={texts.year}
      note={<p className="small muted">{texts.year.note(texts.nights(duration), partyText(party, texts))}</p>}
      weeks={lodgingWeeks(calendar.offers(duration), {
        firstBookable: pricePlan.firstBookable,
        duration,
        chosenArrival: arrival,
      })}
      chosen={new Set(arrival === null ? [] : [nearestSaturday(arrival)])}
      spoken={(week) => {
        const range = format.dayRange(week.arrival, week.departure)
        if (week.price === null) return texts.year.none(range)
        return texts.list.offer(range, format.money(wholePrice(week.price), currency))
      }}
      onChoose={({ offer }) => {
        if (offer) chooseOffer(offer)
      }}
    />
  )
}
