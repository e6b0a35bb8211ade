import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { Picture } from '@marram/ui/picture'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { getRouteApi } from '@tanstack/react-router'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { useBookingTexts, wholeParty } from './booking-texts.ts'
import { ReceiptAction, ReceiptLinks } from './receipt-actions.tsx'
import { receiptStatus, receiptSteps } from './receipt-steps.ts'
import { Overview, Row, StayRows } from './review-overview.tsx'
import { SummaryLines } from './summary-lines.tsx'
import { TimedStep, TimedSteps } from './timed-steps.tsx'
import { TransferPanel } from './transfer-panel.tsx'

const route = getRouteApi('/booking/receipt')

/** After ordering: what was booked, the one thing to do next, and what follows. */
export function ReceiptPage() {
  const { receipt, flow } = route.useLoaderData()
  const { card, mail } = route.useSearch()
  return (
    <BookingFrame>
      {receipt === null ? <NoReceipt /> : <Receipt booking={receipt} flow={flow} card={card} mail={mail} />}
    </BookingFrame>
  )
}

type ReceiptProps = {
  readonly booking: GuestBooking
  /** Null if the house could not be loaded: the booking is valid anyway. */
  readonly flow: BookingFlowData | null
  /** The reason why paying by card could not begin. */
  readonly card: string | undefined
  /** The outcome of sending the mail again. */
  readonly mail: string | undefined
}

function Receipt({ booking, flow, card, mail }: ReceiptProps) {
  return (
    <div className="receipt">
      <ReceiptPicture flow={flow} />
      <Heading booking={booking} />
      <PartBoundary>
        <Stay booking={booking} flow={flow} />
      </PartBoundary>
      <PartBoundary>
        <MailState booking={booking} mail={mail} />
        <CardState booking={booking} card={card} />
      </PartBoundary>
      <PartBoundary>
        <ReceiptAction booking={booking} />
      </PartBoundary>
      <PartBoundary>
        <Next booking={booking} />
      </PartBoundary>
      <PartBoundary apart>
        {receiptStatus(booking) === 'unconfirmed' ? null : <TransferPanel booking={booking} />}
      </PartBoundary>
      <PartBoundary>
        <Details booking={booking} flow={flow} />
      </PartBoundary>
      <PartBoundary>
        <ReceiptLinks booking={booking} />
      </PartBoundary>
    </div>
  )
}

function ReceiptPicture({ flow }: Pick<ReceiptProps, 'flow'>) {
  const image = flow?.lodging.image
  if (!image) return null
  return (
    <Picture
      className="receipt__picture"
      src={ownPictureUrl(image.url)}
      alt=""
      width={704}
      height={440}
      widths={[390, 704, 1056, 1408]}
      sizes="(min-width: 46rem) 704px, 100vw"
      fit="cover"
      priority
    />
  )
}

function Heading({ booking }: Pick<ReceiptProps, 'booking'>) {
  const { receipt } = useBookingTexts().texts
  const { email } = booking.guest
  const words = {
    booked: [receipt.title, receipt.lead(email)],
    deferred: [receipt.deferredTitle, receipt.lead(email)],
    unconfirmed: [receipt.unconfirmedTitle, receipt.unconfirmedLead(email)],
    cancelled: [receipt.cancelledTitle, receipt.cancelledLead],
  }
  const [title, lead] = words[receiptStatus(booking)]
  return (
    <div className="booking__intro">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  )
}

/** House, days, party and the agreed price. */
function Stay({ booking, flow }: Pick<ReceiptProps, 'booking' | 'flow'>) {
  const bookingTexts = useBookingTexts()
  const { texts, format } = bookingTexts
  const { reservationId, quote, arrival, departure } = booking
  const number = `${texts.receipt.number} ${reservationId}`
  return (
    <section className="panel receipt__stay" aria-label={texts.receipt.stay}>
      <p>
        {flow ? <b className="receipt__house">{flow.lodging.title}</b> : null}
        <span className="small muted num">
          {flow ? `${flow.lodging.areaName} · ${flow.lodging.name.toUpperCase()} · ${number}` : number}
        </span>
      </p>
      <p>
        <b>{format.dayRange(arrival, departure)}</b>
        <span className="small muted">{wholeParty(quote.party, bookingTexts)}</span>
      </p>
      <dl className="lines">
        <div className="lines__total">
          <dt>{texts.summary.total}</dt>
          <dd>{format.money(quote.total, quote.currency)}</dd>
        </div>
      </dl>
    </section>
  )
}

function MailState({ booking, mail }: Pick<ReceiptProps, 'booking' | 'mail'>) {
  const { mailed } = useBookingTexts().texts.receipt
  if (mail === undefined || receiptStatus(booking) !== 'unconfirmed') return null
  const words: Readonly<Record<string, string>> = mailed
  const isKnown = Object.hasOwn(words, mail)
  return (
    <Notice kind={mail === 'sent' ? 'good' : 'sand'} announce>
      {isKnown ? words[mail] : mailed.other}
    </Notice>
  )
}

/**
 * The booking does not depend on the card: a guest who returns without having paid may try again, or pay by invoice.
 */
function CardState({ booking, card }: Pick<ReceiptProps, 'booking' | 'card'>) {
  const { receipt } = useBookingTexts().texts
  const { payChoice, paid, cardState, payWays } = booking
  const refusals: Readonly<Record<string, string>> = {
    'nothing-to-pay': receipt.cardNothing,
    'payment-pending': receipt.cardPending,
    'amount-changed': receipt.cardChanged,
  }
  const orTransfer = payWays.transfer === null ? '' : ` ${receipt.orTransfer}`
  if (card !== undefined) {
    return <Notice kind="sand">{refusals[card] ?? `${receipt.cardAway}${orTransfer}`}</Notice>
  }
  if (cardState === 'pending') return <Notice kind="sand">{receipt.cardPending}</Notice>
  const isOpen = receiptStatus(booking) === 'booked' && payChoice === 'card' && paid <= 0 && payWays.card !== null
  if (!isOpen) return null
  const words = {
    none: receipt.cardOpen,
    declined: `${receipt.cardDeclined}${orTransfer}`,
    released: receipt.cardReleased,
  }
  return <Notice kind={cardState === 'declined' ? 'error' : 'sand'}>{words[cardState]}</Notice>
}

function Next({ booking }: Pick<ReceiptProps, 'booking'>) {
  const bookingTexts = useBookingTexts()
  const steps = receiptSteps(booking, bookingTexts)
  if (steps.length === 0) return null
  return (
    <section className="receipt__next" aria-labelledby="receipt-next">
      <h2 id="receipt-next">{bookingTexts.texts.receipt.next}</h2>
      <TimedSteps>
        {steps.map(({ when, kind, title, text }) => (
          <TimedStep key={title} when={when} kind={kind}>
            <b>{title}</b>
            {text ? <span className="small muted">{text}</span> : null}
          </TimedStep>
        ))}
      </TimedSteps>
    </section>
  )
}

/** Every row and line, to read again or to print. */
function Details({ booking, flow }: Pick<ReceiptProps, 'booking' | 'flow'>) {
  const { receipt } = useBookingTexts().texts
  return (
    <details className="unfold receipt__details">
      <summary>
        {receipt.details} <Icon className="unfold__sign" name="chevron-down" size="small" />
      </summary>
      <Overview id="receipt-stay" title={receipt.stay}>
        <Row label={receipt.number}>{booking.reservationId}</Row>
        {flow ? <StayRows flow={flow} terms={booking.terms} quote={booking.quote} /> : null}
      </Overview>
      <section className="panel" aria-labelledby="receipt-price">
        <h2 id="receipt-price">{receipt.price}</h2>
        <SummaryLines quote={booking.quote} prices={flow?.itemPrices ?? []} />
      </section>
    </details>
  )
}

function NoReceipt() {
  const { receipt } = useBookingTexts().texts
  return (
    <div className="booking__main">
      <h1>{receipt.missing}</h1>
      <p>{receipt.missingText}</p>
      <p>
        <Button href="/">{receipt.front}</Button>
      </p>
    </div>
  )
}
