import type { Reservation } from '@marram/contract/booking/reservation'
import { Icon } from '@marram/ui/icon'
import { changePath, pathTo, ServerLink } from '../reservation-form.tsx'
import { type ChangeProps, fieldsOf, type RebookingTexts, useRebookingTexts } from './rebooking-texts.ts'

type Booking = Reservation['booking']
type FreeStaysProps = ChangeProps & { readonly booking: Booking }

/** Links, so that one press shows the price, with or without script. */
export function FreeStays({ access, offer, booking }: FreeStaysProps) {
  const { texts, format } = useRebookingTexts()
  const { stays, wish, fee, earlier, later } = offer
  const fields = { ...fieldsOf(wish), ...(offer.around !== null && { around: offer.around }) }
  const around = (day: string) => `${pathTo(changePath, access, { ...fields, around: day })}#change-stays`
  const rows = [...stays, { ...booking, duration: booking.quote.nights, total: booking.quote.total, difference: null }]
  return (
    <section className="change__stays" aria-labelledby="change-stays">
      <h2 id="change-stays">{texts.stays.title}</h2>
      {fee ? <p className="small muted">{texts.stays.note(format.money(fee, booking.currency))}</p> : null}
      {stays.length === 0 ? <p>{texts.stays.none}</p> : null}
      <ul>
        {rows
          .toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1))
          .map((stay) => (
            <li key={`${stay.arrival} ${stay.duration}`}>
              <StayLink
                stay={stay}
                currency={booking.currency}
                isChosen={stay.arrival === wish.arrival && stay.duration === wish.duration}
                href={`${pathTo(changePath, access, {
                  ...fields,
                  arrival: stay.arrival,
                  nights: String(stay.duration),
                })}#change-new`}
              />
            </li>
          ))}
      </ul>
      {earlier === null && later === null ? null : (
        <p className="change__ways">
          {earlier === null ? null : (
            <ServerLink className="text-link" href={around(earlier)}>
              {texts.stays.earlier}
            </ServerLink>
          )}
          {later === null ? null : (
            <ServerLink className="text-link" href={around(later)}>
              {texts.stays.later}
            </ServerLink>
          )}
        </p>
      )}
    </section>
  )
}

type StayLinkProps = {
  /** Without a difference it is the booked stay. */
  readonly stay: Pick<Booking, 'arrival' | 'departure'> & {
    readonly duration: number
    readonly total: number
    readonly difference: number | null
  }
  readonly currency: Booking['currency']
  readonly isChosen: boolean
  readonly href: string
}

function StayLink({ stay, currency, isChosen, href }: StayLinkProps) {
  const words = useRebookingTexts()
  const { texts, common, format } = words
  const { arrival, departure, duration, total, difference } = stay
  const weekday = (day: string) => format.day(day, 'weekday-short')
  const nights = texts.stays.days(common.nights(duration), weekday(arrival), weekday(departure))
  return (
    <ServerLink
      href={href}
      className={`change-option${difference === null ? ' change-option--now' : ''}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className="change-option__mark" aria-hidden="true">
        {isChosen ? <Icon name="check" size="small" /> : null}
      </span>
      <span className="change-option__text">
        <b>{format.dayRange(arrival, departure)}</b>
        <small>{difference === null ? texts.stays.now : nights}</small>
      </span>
      <span className="change-option__price num">
        {difference === null ? null : (
          <b className={difference < 0 ? 'change__less' : undefined}>{differenceIn(difference, currency, words)}</b>
        )}
        <small>{format.money(total, currency)}</small>
      </span>
    </ServerLink>
  )
}

function differenceIn(amount: number, currency: Booking['currency'], { texts, format }: RebookingTexts): string {
  if (amount === 0) return texts.stays.same
  const money = format.money(Math.abs(amount), currency)
  return amount > 0 ? texts.stays.more(money) : texts.stays.less(money)
}
