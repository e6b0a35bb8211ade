import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { monthOf } from '@marram/domain/calendar-month'
import { nearestDuration } from '@marram/domain/stay-position'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { bookingHref } from '../../kit/booking-href.ts'
import { useShownMonths } from '../../kit/calendar/use-shown-months.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { calendarId } from './calendar-id.ts'
import { CalendarMonths } from './calendar-months.tsx'
import { DurationChoice, MonthJump, OtherDurations } from './duration-choice.tsx'
import { useStayChoice } from './stay-choice-provider.tsx'
import { monthName, partyText, useStayTexts } from './stay-texts.ts'

/** A calendar of bookable days, with the price of a stay that begins on each. */
export function StayCalendar({ lodging }: { lodging: LodgingPage }) {
  const { isSoldOut } = useStayChoice()
  const { texts } = useStayTexts()
  return (
    <section className="house__section" id={calendarId} aria-labelledby="prices-title">
      {isSoldOut ? (
        <>
          <h2 id="prices-title">{texts.title}</h2>
          <p>{lodging.status === 'paused' ? texts.quote.pausedText : texts.quote.soldOutText}</p>
        </>
      ) : (
        <FreeDays lodging={lodging} />
      )}
    </section>
  )
}

function FreeDays({ lodging }: { lodging: LodgingPage }) {
  const { calendar, choice } = useStayChoice()
  const { texts } = useStayTexts()
  const isHydrated = useHydrated()
  const shown = useShownMonths(calendar.months, choice.arrival)
  return (
    <>
      <div className="row row--between calendar__head">
        <h2 id="prices-title">{texts.title}</h2>
        <div className="calendar__jumps needs-script">
          <OtherDurations />
          <MonthJump month={shown.months[0] ?? null} onJump={shown.show} />
        </div>
      </div>
      <DurationChoice />
      <Panel flat className="calendar">
        <CalendarMonths shown={shown} isHydrated={isHydrated} />
        <CalendarLegend />
        <Announcement />
      </Panel>
      <CalendarNote month={shown.months[0] ?? null} />
      <NextStays lodging={lodging} />
    </>
  )
}

/** The duration and party that the prices are for, and the weekday of arrival if a month has only one. */
function CalendarNote({ month }: { month: string | null }) {
  const { choice, calendar } = useStayChoice()
  const { format, texts } = useStayTexts()
  const arrivals = calendar.offers(choice.duration).filter(({ arrival }) => arrival.slice(0, 7) === month)
  const weekdays = [...new Set(arrivals.map(({ arrival }) => format.day(arrival, 'weekday-name')))]
  const [only] = weekdays
  const name = month === null ? '' : (format.day(`${month}-01`, 'month').split(' ')[0] ?? '')
  return (
    <p className="small muted">
      {texts.calendar.prices(partyText(choice.party, texts))}
      {only !== undefined && weekdays.length === 1 ? ` ${texts.calendar.arrivalOnly(name, only)}` : null}
    </p>
  )
}

/** Announces a new price after a choice; silent on page load. */
function Announcement() {
  const { quote, isChosen } = useStayChoice()
  const { format, texts } = useStayTexts()
  const text =
    quote && isChosen
      ? texts.calendar.announce(
          format.dayRange(quote.stay.arrival, quote.stay.departure),
          texts.nights(quote.nights),
          partyText(quote.party, texts),
          format.money(quote.total, quote.currency),
        )
      : ''
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}

function CalendarLegend() {
  const { choice, refusal } = useStayChoice()
  const { texts } = useStayTexts()
  const entries = [
    ['arrival', texts.legend.arrival(texts.nights(choice.duration))],
    ['other', texts.legend.other],
    refusal === null ? ['stay', texts.legend.stay] : ['wish', texts.legend.wish],
    ['free', texts.legend.free],
    ['taken', texts.legend.taken],
  ] as const
  return (
    <ul className="legend small">
      {entries.map(([kind, text]) => (
        <li key={kind}>
          <span className={`legend__swatch legend__swatch--${kind}`} aria-hidden="true">
            {kind === 'free' || kind === 'taken' ? 12 : null}
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}

const monthsListed = 12
const staysPerMonth = 3

/** The next free stays as plain links: the way to book without script, and a shortcut with it. */
function NextStays({ lodging }: { lodging: LodgingPage }) {
  const { calendar, choice, currency } = useStayChoice()
  const { format, texts } = useStayTexts()
  const duration = nearestDuration(calendar.durations, choice.duration)
  if (duration === null) return null
  const months = [...Map.groupBy(calendar.offers(duration), ({ arrival }) => monthOf(arrival))]
  return (
    <details className="next-stays">
      <summary className="text-link">
        {texts.list.title} <Icon name="chevron-down" />
      </summary>
      <p className="small muted">{texts.list.intro(texts.nights(duration), partyText(choice.party, texts))}</p>
      <dl className="next-stays__months">
        {months.slice(0, monthsListed).map(([month, offers]) => (
          <div key={month}>
            <dt>{monthName(month, format)}</dt>
            {offers.slice(0, staysPerMonth).map(({ arrival, departure, price }) => (
              <dd key={arrival}>
                <a href={bookingHref(lodging.id, { arrival, duration, party: choice.party })} rel="nofollow">
                  {texts.list.offer(format.dayRange(arrival, departure), format.money(price, currency))}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
