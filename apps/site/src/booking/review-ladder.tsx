import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import { cancellationDeadlines } from '@marram/domain/rental-terms'
import type { Terms } from '@marram/domain/terms'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import type { CSSProperties } from 'react'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { useBookingTexts } from './booking-texts.ts'

type LadderProps = { readonly quote: Quote; readonly terms: Terms; readonly today: IsoDay }

/**
 * The cancellation fees with their dates, and the notice that there is no right of withdrawal. Past dates are left out.
 */
export function ReviewLadder({ quote, terms, today }: LadderProps) {
  const { format, texts } = useBookingTexts()
  const { arrival } = quote.stay
  const { cancellation } = useFrameSettings().booking
  const steps = cancellationDeadlines(arrival, terms).filter(({ lastDay }) => lastDay >= today)
  return (
    <Panel aria-labelledby="review-cancel">
      <h2 id="review-cancel">{texts.review.cancelling}</h2>
      <p className="small muted">
        {texts.review.cancellingText} <Rebooking quote={quote} terms={terms} today={today} />
      </p>
      <ol className="ladder">
        {steps.map(({ lastDay, keptPercent }) => (
          <LadderStep
            key={lastDay}
            percent={keptPercent}
            day={format.day(lastDay)}
            spoken={texts.review.kept(format.number(keptPercent), format.day(lastDay, 'long'))}
          />
        ))}
        <LadderStep
          percent={100}
          day={steps.length > 0 ? texts.review.after : texts.review.atOnce}
          spoken={texts.review.keptAfter(format.number(100))}
        />
      </ol>
      <Notice kind="sand">{texts.review.noWithdrawal}</Notice>
      {cancellation ? (
        // In a new tab, so that reading does not end the booking.
        <a className="text-link small" href={cancellation.href} target="_blank" rel="noopener">
          {cancellation.title}
        </a>
      ) : null}
    </Panel>
  )
}

function Rebooking({ quote, terms, today }: LadderProps) {
  const { format, texts } = useBookingTexts()
  const { untilDaysBeforeArrival, fee } = terms.rebooking
  const lastDay = addDays(quote.stay.arrival, -untilDaysBeforeArrival)
  if (lastDay < today) return null
  return texts.review.rebooking(format.day(lastDay, 'long'), format.money(fee[quote.currency], quote.currency))
}

type StepProps = { readonly percent: number; readonly day: string; readonly spoken: string }

function LadderStep({ percent, day, spoken }: StepProps) {
  const { format, texts } = useBookingTexts()
  const height: CSSProperties & Record<'--p', number> = { '--p': percent }
  return (
    <li style={height}>
      <span className="visually-hidden">{spoken}</span>
      <span className="ladder__bar" aria-hidden="true">
        <b className="num">{texts.review.percent(format.number(percent))}</b>
      </span>
      <span className="small" aria-hidden="true">
        {day}
      </span>
    </li>
  )
}
