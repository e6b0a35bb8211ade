import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { addDays, isoWeekday } from '@marram/domain/iso-day'
import { checkOutHour } from '@marram/domain/rental-terms'
import { findSpecialWeek } from '@marram/domain/special-week'
import { calendarWords } from '@marram/i18n/calendar-words'
import { Icon } from '@marram/ui/icon'
import { Popover } from '@marram/ui/popover'
import { lazyPart } from '../../kit/lazy-part.ts'

import { PartBoundary } from '../../kit/part-boundary.tsx'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { cleaningOf } from '../lodging-facility.ts'
import { calendarId } from './calendar-id.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { partyText, type StayTexts, useStayTexts } from './stay-texts.ts'

const PartySteppers = lazyPart(async () => (await import('./party-steppers.tsx')).PartySteppers)

/** The party. Without script the price is for two adults, and the booking asks again. */
export function PartyChoice({ lodging }: { lodging: LodgingPage }) {
  const { choice } = useStayChoice()
  const { texts } = useStayTexts()
  const isHydrated = useHydrated()
  const content = (
    <>
      <span className="search-box__label">{texts.party.title}</span>
      <b>{partyText(choice.party, texts)}</b>
    </>
  )
  if (!isHydrated) return <div className="quote-box__party">{content}</div>
  return (
    <Popover
      label={texts.party.choose}
      trigger={(attributes) => (
        <button type="button" className="quote-box__party" {...attributes}>
          {content}
          <Icon name="chevron-down" />
        </button>
      )}
    >
      <PartBoundary apart>
        <PartySteppers lodging={lodging} />
      </PartBoundary>
    </Popover>
  )
}

/** Arrival and departure with their hours; both link to the calendar. */
export function QuoteDates({ lodging }: { lodging: LodgingPage }) {
  const { arrival, duration } = useStayChoice().choice
  const stayTexts = useStayTexts()
  const { format, texts } = stayTexts
  if (arrival === null) return null
  const special = findSpecialWeek(arrival)
  const from = texts.quote.fromHour(format.hour(lodging.terms.checkInHour))
  const hour = special ? `${from}, ${calendarWords[stayTexts.edition].specialWeeks[special]}` : from
  const dates = [
    { label: texts.quote.arrival, day: arrival, hour },
    { label: texts.quote.departure, day: addDays(arrival, duration), hour: departureHour(lodging, stayTexts) },
  ]
  return dates.map(({ label, day, hour }) => (
    <a key={label} className="quote-box__date" href={`#${calendarId}`}>
      <span className="search-box__label">{label}</span>
      <b>
        <time dateTime={day}>{shortDay(day, stayTexts)}</time>
      </b>
      <span className="small muted">{hour}</span>
      <span className="visually-hidden">{texts.quote.change}</span>
    </a>
  ))
}

/** With weekday and year, yet short enough for half the box. */
function shortDay(day: string, { edition, format }: StayTexts): string {
  const weekday = calendarWords[edition].weekdaysShort[isoWeekday(day) - 1]
  return `${weekday}${edition === 'de' ? ',' : ''} ${format.day(day)} ${day.slice(0, 4)}`
}

/** If the agency cleans, guests leave earlier than if they clean themselves. */
function departureHour(lodging: LodgingPage, { format, texts }: StayTexts): string {
  const cleaning = cleaningOf(lodging)
  const [ownHour, agencyHour] = [
    format.hour(checkOutHour(false, lodging.terms)),
    format.hour(checkOutHour(true, lodging.terms)),
  ]
  if (cleaning.kind === 'own') return texts.quote.untilHour(ownHour)
  return cleaning.kind === 'included' ? texts.quote.untilHour(agencyHour) : texts.quote.untilEither(ownHour, agencyHour)
}
