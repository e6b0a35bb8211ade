import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { awaitsApproval } from '@marram/domain/booking/booking-process'
import { copenhagenClock } from '@marram/domain/copenhagen-clock'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { getRouteApi } from '@tanstack/react-router'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { useHydrated } from '../kit/use-hydrated.ts'
import { BookingFrame } from './booking-frame.tsx'
import { useBookingTexts } from './booking-texts.ts'
import { ReceiptNext } from './receipt-next.tsx'
import { Overview, Row, StayRows } from './review-overview.tsx'
import { PayPlan } from './review-pay.tsx'
import { SummaryLines } from './summary-lines.tsx'
import { TransferPanel } from './transfer-panel.tsx'

const route = getRouteApi('/booking/receipt')

/** After ordering: the confirmation, the next steps, and all details to keep. */
export function ReceiptPage() {
  const { receipt, flow } = route.useLoaderData()
  const { card } = route.useSearch()
  return (
    <BookingFrame>
      {receipt === null ? <NoReceipt /> : <Receipt booking={receipt} flow={flow} card={card} />}
    </BookingFrame>
  )
}

type ReceiptProps = {
  readonly booking: GuestBooking
  /** Null if the house could not be loaded: the booking is valid anyway. */
  readonly flow: BookingFlowData | null
  /** The reason why paying by card could not begin. */
  readonly card: string | undefined
}

function Receipt({ booking, flow, card }: ReceiptProps) {
  const { texts } = useBookingTexts()
  const isDeferred = awaitsApproval(booking.state)
  return (
    <div className="booking__grid booking__grid--receipt">
      <div className="booking__intro">
        <h1>{isDeferred ? texts.receipt.deferredTitle : texts.receipt.title}</h1>
        <p className="lead">{texts.receipt.lead(booking.guest.email)}</p>
      </div>
      <div className="booking__main">
        <PartBoundary>
          <AddressState booking={booking} />
        </PartBoundary>
        <PartBoundary>
          <CardState booking={booking} card={card} />
        </PartBoundary>
        <PartBoundary>
          <ReceiptNext booking={booking} />
        </PartBoundary>
        <PartBoundary apart>
          <TransferPanel booking={booking} />
        </PartBoundary>
      </div>
      <div className="booking__main">
        <Overview id="receipt-stay" title={texts.receipt.stay}>
          <Row label={texts.receipt.number}>{booking.reservationId}</Row>
          {flow ? <StayRows flow={flow} quote={booking.quote} /> : null}
        </Overview>
        <Panel aria-labelledby="receipt-price">
          <h2 id="receipt-price">{texts.receipt.price}</h2>
          <PartBoundary>
            <SummaryLines quote={booking.quote} prices={flow?.itemPrices ?? []} />
          </PartBoundary>
          {isDeferred ? null : (
            <PartBoundary>
              <PayPlan quote={booking.quote} instalments={booking.instalments} />
            </PartBoundary>
          )}
        </Panel>
      </div>
      <PartBoundary>
        <Tools booking={booking} />
      </PartBoundary>
    </div>
  )
}

/** A new email address is confirmed by the link in the first mail; until then the house is only held. */
function AddressState({ booking }: Pick<ReceiptProps, 'booking'>) {
  const { texts, format } = useBookingTexts()
  const { confirmAddressBy } = booking
  if (confirmAddressBy === null) return null
  const { day, minuteOfDay } = copenhagenClock(new Date(confirmAddressBy))
  const until = texts.receipt.moment(format.day(day, 'long'), format.hour(Math.floor(minuteOfDay / 60)))
  return (
    <Notice kind="sand" icon="mail">
      <p>
        <b>{texts.receipt.confirmAddressTitle}</b>
      </p>
      <p>{texts.receipt.confirmAddress(until)}</p>
    </Notice>
  )
}

/**
 * The booking does not depend on the card: a guest who returns without having paid may try again, or pay by invoice.
 */
function CardState({ booking, card }: Omit<ReceiptProps, 'flow'>) {
  const { texts } = useBookingTexts()
  const { payChoice, paid, reservationId, cardState, payWays } = booking
  const refusals: Readonly<Record<string, string>> = {
    'nothing-to-pay': texts.receipt.cardNothing,
    'payment-pending': texts.receipt.cardPending,
    'amount-changed': texts.receipt.cardChanged,
  }
  const orTransfer = payWays.transfer === null ? '' : ` ${texts.receipt.orTransfer}`
  if (card !== undefined) {
    return <Notice kind="sand">{refusals[card] ?? `${texts.receipt.cardAway}${orTransfer}`}</Notice>
  }
  if (cardState === 'pending') return <Notice kind="sand">{texts.receipt.cardPending}</Notice>
  if (payChoice !== 'card' || paid > 0 || payWays.card === null) return null
  const isDeclined = cardState === 'declined'
  const query = new URLSearchParams({ reservation: reservationId, amount: String(payWays.due) })
  const words = {
    none: texts.receipt.cardOpen,
    declined: `${texts.receipt.cardDeclined}${orTransfer}`,
    released: texts.receipt.cardReleased,
  }
  return (
    <Notice kind={isDeclined ? 'error' : 'sand'} {...(!isDeclined && { icon: 'credit-card' as const })}>
      <p>{words[cardState]}</p>
      <p>
        <Button colour="CTA" href={`/api/booking/pay/?${query}`}>
          {texts.receipt.cardNow}
        </Button>
      </p>
    </Notice>
  )
}

function Tools({ booking }: { readonly booking: GuestBooking }) {
  const { texts } = useBookingTexts()
  const isAlive = useHydrated()
  const query = new URLSearchParams({ reservation: booking.reservationId })
  return (
    <p className="row no-print receipt-tools">
      <Button colour="Secondary" href={`/api/booking/open/?${query}`}>
        {texts.receipt.open}
      </Button>
      <Button icon="calendar-check" href={`/api/booking/calendar/?${query}`} download>
        {texts.receipt.calendar}
      </Button>
      {isAlive ? (
        <Button icon="printer" onClick={() => window.print()}>
          {texts.receipt.print}
        </Button>
      ) : null}
      <Button href="/">{texts.receipt.front}</Button>
    </p>
  )
}

function NoReceipt() {
  const { texts } = useBookingTexts()
  return (
    <div className="booking__main">
      <h1>{texts.receipt.missing}</h1>
      <p>{texts.receipt.missingText}</p>
      <p>
        <Button href="/">{texts.receipt.front}</Button>
      </p>
    </div>
  )
}
