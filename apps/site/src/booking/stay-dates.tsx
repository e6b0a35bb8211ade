import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import type { BookingChoice } from '@marram/domain/booking/choice'
import { addDays } from '@marram/domain/iso-day'
import { checkOutHour } from '@marram/domain/rental-terms'
import { presentStayQuery } from '@marram/domain/stay-query'
import { buildPath } from '@marram/i18n/paths'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { Select, type SelectOption } from '@marram/ui/select'
import { TextLink } from '@marram/ui/text-link'
import { usePageContext } from '../kit/scope/page-context.ts'
import { atStart, type BookingTexts, isCleanedByAgency, useBookingTexts } from './booking-texts.ts'
import type { StayQuote } from './flow-queries.ts'

type DatesProps = {
  readonly choice: BookingChoice
  readonly choose: (part: Partial<BookingChoice>) => void
  readonly flow: BookingFlowData
  readonly quote: StayQuote | undefined
}

export function StayDates({ choice, choose, flow, quote }: DatesProps) {
  const { format, texts } = useBookingTexts()
  const departure = addDays(choice.arrival, choice.duration)
  const isCleaned = quote?.kind === 'quoted' && isCleanedByAgency(quote.quote)
  const hour = format.hour(checkOutHour(isCleaned, flow.terms))
  return (
    <Panel className="dates-panel" aria-labelledby="dates">
      <h2 id="dates">{texts.stay.dates}</h2>
      <div className="stay-dates">
        <div>
          <span className="search-box__label">{texts.stay.arrival}</span>
          <b>{atStart(format.day(choice.arrival, 'full'))}</b>
          <span className="small muted">{texts.stay.key(format.hour(flow.terms.checkInHour))}</span>
        </div>
        <Icon name="arrow-right" />
        <div>
          <span className="search-box__label">{texts.stay.departure}</span>
          <b>{atStart(format.day(departure, 'full'))}</b>
          <span className="small muted">{isCleaned ? texts.stay.ourCleaning(hour) : texts.stay.ownCleaning(hour)}</span>
        </div>
      </div>
      <ChangeDates choice={choice} choose={choose} flow={flow} />
    </Panel>
  )
}

/** A disclosure that works without script. It starts open if the stay is not available. */
function ChangeDates({ choice, choose, flow }: Omit<DatesProps, 'quote'>) {
  const bookingTexts = useBookingTexts()
  const { texts } = bookingTexts
  const { edition } = usePageContext().scope
  const house = buildPath(edition, { kind: 'lodging', name: flow.lodging.name })
  return (
    <details className="change-dates" open={flow.option === null}>
      <summary className="button button--secondary button--small">
        <span aria-hidden="true">{texts.stay.change}</span>
        <span className="visually-hidden">{texts.stay.changeDates}</span>
      </summary>
      <div className="change-dates__fields">
        <Select
          label={texts.stay.chooseArrival}
          name="arrival"
          value={choice.arrival}
          options={arrivalOptions(flow, choice, bookingTexts)}
          onChange={(event) => choose({ arrival: event.currentTarget.value })}
        />
        <Select
          label={texts.stay.chooseDuration}
          name="duration"
          value={String(choice.duration)}
          options={durationOptions(flow, choice, bookingTexts)}
          onChange={(event) => choose({ duration: Number(event.currentTarget.value) })}
        />
      </div>
      <TextLink href={`${house}${presentStayQuery('', choice)}`} iconAfter="chevron-right">
        {texts.stay.otherDays}
      </TextLink>
    </details>
  )
}

function arrivalOptions(
  { arrivals }: BookingFlowData,
  { arrival }: BookingChoice,
  texts: BookingTexts,
): SelectOption[] {
  const { format } = texts
  const options = arrivals.map((option) => ({
    value: option.arrival,
    label: `${atStart(format.day(option.arrival, 'weekday'))}, ${format.money(option.price, option.currency)}`,
  }))
  return withChosen(options, arrival, texts.texts.stay.notFree(atStart(format.day(arrival, 'weekday'))))
}

function durationOptions({ durations }: BookingFlowData, { duration }: BookingChoice, texts: BookingTexts) {
  const { format, stayTexts } = texts
  const options = durations.map((option) => ({
    value: String(option.duration),
    label: `${stayTexts.nights(option.duration)}, ${format.money(option.price, option.currency)}`,
  }))
  return withChosen(options, String(duration), texts.texts.stay.notFree(stayTexts.nights(duration)))
}

/** Includes the chosen value even if it is unavailable, so that the field does not show another. */
function withChosen(options: readonly SelectOption[], value: string, label: string): SelectOption[] {
  return options.some((option) => option.value === value) ? [...options] : [{ value, label }, ...options]
}
