import { addDays } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import { cancellationDeadlines, rentalTerms } from '@marram/domain/rental-terms'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import type { CSSProperties } from 'react'
import { useBookingTexts } from '../../booking/booking-texts.ts'

/** What the agency keeps, and until when; and that there is no right of withdrawal. */
export function ReviewLadder({ quote }: { readonly quote: Quote }) {
  const { format, texts } = useBookingTexts()
  const { arrival } = quote.stay
  const { untilDaysBeforeArrival, fee } = rentalTerms.rebooking
  const rebooking = format.day(addDays(arrival, -untilDaysBeforeArrival), 'long')
  return (
    <Panel aria-labelledby="review-cancel">
      <h2 id="review-cancel">{texts.review.cancelling}</h2>
      <p className="small muted">
        {texts.review.cancellingText}{' '}
        {texts.review.rebooking(rebooking, format.money(fee[quote.currency], quote.currency))}
      </p>
      <ol className="ladder">
        {cancellationDeadlines(arrival).map(({ lastDay, keptPercent }) => (
          <LadderStep
            key={lastDay}
            percent={keptPercent}
            day={format.day(lastDay)}
            spoken={texts.review.kept(format.number(keptPercent), format.day(lastDay, 'long'))}
          />
        ))}
        <LadderStep percent={100} day={texts.review.after} spoken={texts.review.keptAfter(format.number(100))} />
      </ol>
      <Notice kind="sand">{texts.review.noWithdrawal}</Notice>
    </Panel>
  )
}

type StepProps = { readonly percent: number; readonly day: string; readonly spoken: string }

function LadderStep({ percent, day, spoken }: StepProps) {
  const height: CSSProperties & Record<'--p', number> = { '--p': percent }
  return (
    <li style={height}>
      <span className="visually-hidden">{spoken}</span>
      <span className="ladder__bar" aria-hidden="true">
        <b className="num">{percent} %</b>
      </span>
      <span className="small" aria-hidden="true">
        {day}
      </span>
    </li>
  )
}
