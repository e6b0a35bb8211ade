import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { monthOf } from '@marram/domain/calendar-month'
import { defaultDuration } from '@marram/domain/change-day'
import { nearestDuration } from '@marram/domain/stay-position'
import { Icon } from '@marram/ui/icon'
import { bookingHref } from './stay-choice.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { monthName, useStayTexts } from './stay-texts.ts'

const monthsListed = 12
const staysPerMonth = 3

/** The next free stays as plain links: the way into the booking without script, and a short one with it. */
export function NextStays({ lodging }: { lodging: LodgingPage }) {
  const { calendar, choice, currency } = useStayChoice()
  const { format, texts } = useStayTexts()
  const duration = nearestDuration(calendar.durations, defaultDuration)
  if (duration === null) return null
  const months = [...Map.groupBy(calendar.offers(duration), ({ arrival }) => monthOf(arrival))]
  return (
    <details className="next-stays">
      <summary className="text-link">
        {texts.list.title} <Icon name="chevron-down" />
      </summary>
      <p className="small muted">{texts.list.intro(texts.nights(duration))}</p>
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
