import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import type { ReactNode } from 'react'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { phoneHref, usePhone } from '../frame/header/header-phone.tsx'
import { useHydrated } from '../kit/use-hydrated.ts'
import { useBookingTexts } from './booking-texts.ts'
import { receiptAction, receiptStatus } from './receipt-steps.ts'
import { receiptHref } from './step-href.ts'
import { transferTitleId } from './transfer-panel.tsx'

type Props = { readonly booking: GuestBooking }

function payHref({ reservationId, payWays }: GuestBooking): string {
  return `/api/booking/pay/?${new URLSearchParams({ reservation: reservationId, amount: String(payWays.due) })}`
}

function openHref({ reservationId }: GuestBooking): string {
  return `/api/booking/open/?${new URLSearchParams({ reservation: reservationId })}`
}

/** The only button of its colour on the page. */
export function ReceiptAction({ booking }: Props) {
  const { texts, format } = useBookingTexts()
  const { receipt } = texts
  const action = receiptAction(booking)
  if (action === 'mail') return <MailAgain booking={booking} />
  if (action === 'open') {
    return (
      <p className="receipt__action no-print">
        <Button colour="Primary" size="large" wide href={openHref(booking)}>
          {receipt.open}
        </Button>
      </p>
    )
  }
  const { payWays, instalments, currency } = booking
  const pay = instalments.length > 1 ? receipt.payFirst : receipt.payWhole
  const [next] = instalments
  return (
    <p className="receipt__action no-print">
      <Button colour="CTA" size="large" wide href={action === 'card' ? payHref(booking) : `#${transferTitleId}`}>
        {pay(format.money(payWays.due, currency))}
      </Button>
      {next ? <span className="small muted">{receipt.inTime(format.day(next.dueOn, 'long'))}</span> : null}
    </p>
  )
}

function MailAgain({ booking }: Props) {
  const { receipt } = useBookingTexts().texts
  const phone = usePhone(useFrameSettings())
  return (
    <form className="receipt__action no-print" method="post" action={receiptHref(booking.reservationId)}>
      <Button colour="Primary" size="large" wide type="submit">
        {receipt.mailAgain}
      </Button>
      <span className="small">
        {receipt.mailWrong}{' '}
        <a href={phoneHref(phone)} className="num">
          {phone}
        </a>
      </span>
    </form>
  )
}

/** Everything else, as a quiet list. */
export function ReceiptLinks({ booking }: Props) {
  const { texts, format } = useBookingTexts()
  const { receipt } = texts
  const isAlive = useHydrated()
  const action = receiptAction(booking)
  const { payWays, payChoice, paid, cardState, currency, reservationId } = booking
  // Before the mail is confirmed only a guest who chose the card may have left the provider's page.
  const mayPay = action !== 'mail' || payChoice === 'card'
  const canPay = mayPay && payWays.card !== null && payWays.due > 0 && paid <= 0 && cardState !== 'pending'
  const query = new URLSearchParams({ reservation: reservationId })
  return (
    <ul className="receipt__links no-print">
      {action !== 'card' && canPay ? (
        <QuietLink icon="credit-card" href={payHref(booking)}>
          {receipt.cardNow(format.money(payWays.due, currency))}
        </QuietLink>
      ) : null}
      {action === 'open' ? null : (
        <QuietLink icon="calendar-days" href={openHref(booking)}>
          {receipt.open}
        </QuietLink>
      )}
      {receiptStatus(booking) === 'cancelled' ? null : (
        <QuietLink icon="calendar-check" href={`/api/booking/calendar/?${query}`} download>
          {receipt.calendar}
        </QuietLink>
      )}
      {isAlive ? (
        <li>
          <button type="button" onClick={() => window.print()}>
            <Icon name="printer" />
            {receipt.print}
          </button>
        </li>
      ) : null}
      <QuietLink icon="house" href="/">
        {receipt.front}
      </QuietLink>
    </ul>
  )
}

type LinkProps = {
  readonly icon: IconName
  readonly href: string
  readonly download?: boolean
  readonly children: ReactNode
}

function QuietLink({ icon, href, download, children }: LinkProps) {
  return (
    <li>
      <a href={href} download={download}>
        <Icon name={icon} />
        {children}
        <Icon name="chevron-right" size="small" />
      </a>
    </li>
  )
}
