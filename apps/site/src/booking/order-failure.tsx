import type { FlowRefusal } from '@marram/contract/booking/flow'
import type { BookingChoice } from '@marram/domain/booking/choice'
import type { Quote } from '@marram/domain/quote'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { useEffect, useRef } from 'react'
import { Alternatives } from './alternatives.tsx'
import { useBookingTexts } from './booking-texts.ts'
import { LoginLink } from './login-offer.tsx'
import { PriceChange } from './price-change.tsx'
import { stepHref } from './step-href.ts'
import { UnconfirmedReason } from './unconfirmed-notice.tsx'
import { type Order, orderFormId } from './use-order.ts'

type FailureProps = { readonly choice: BookingChoice; readonly quote: Quote; readonly order: Order }

/** The reason why the booking failed, that no input is lost, and the next step. It takes the focus. */
export function OrderFailure({ choice, quote, order }: FailureProps) {
  const box = useRef<HTMLDivElement>(null)
  const { refusal } = order
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  if (refusal === null) return null
  return (
    <div ref={box} tabIndex={-1} id="order-failure">
      {refusal.code === 'price-changed' ? (
        <NewPrice choice={choice} quote={quote} order={order} refusal={refusal} />
      ) : (
        <Notice kind="error" announce>
          <Reason choice={choice} quote={quote} order={order} refusal={refusal} />
        </Notice>
      )}
    </div>
  )
}

type ReasonProps = FailureProps & { readonly refusal: FlowRefusal }

function NewPrice({ choice, quote, order, refusal }: ReasonProps) {
  const { texts } = useBookingTexts()
  const { currency } = quote
  const total = refusal.quote?.total ?? quote.total
  const before = order.sentTotal ?? choice.seenTotal
  if (before === null || before === total) return <Notice kind="error">{texts.failures.other}</Notice>
  return <PriceChange seenTotal={before} quote={{ total, currency }} />
}

function Reason({ choice, quote, order, refusal }: ReasonProps) {
  const { failures } = useBookingTexts().texts
  switch (refusal.code) {
    case 'not-available':
      return (
        <>
          <p>{failures.taken}</p>
          <Alternatives choice={choice} stays={refusal.alternatives} currency={quote.currency} />
        </>
      )
    case 'no-answer':
    case 'busy':
      return <OutcomeUnknown order={order} />
    case 'bearer-invalid':
      return <LoginEnded order={order} />
    case 'unconfirmed-bookings':
      return <UnconfirmedReason waiting={refusal.waiting ?? []} />
    case 'key-used':
      return <p>{failures.alreadyBooked}</p>
    case 'guest-details':
    case 'no-details':
      return <FixLink text={failures.details} href={stepHref(2, choice)} label={failures.fixDetails} />
    case 'terms-changed':
      return <p>{failures.termsChanged}</p>
    case 'too-late':
      return <FixLink text={failures.tooLate} href={stepHref(1, choice)} label={failures.choose} />
    default:
      return <FixLink text={failures.other} href={stepHref(1, choice)} label={failures.choose} />
  }
}

/** The request may have been lost, so its outcome is unknown: the same order may be sent repeatedly. */
function OutcomeUnknown({ order }: { readonly order: Order }) {
  const { failures } = useBookingTexts().texts
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <>
      <p>{isOffline ? failures.offline : failures.noAnswer}</p>
      <p>
        <Button type="submit" form={orderFormId} colour="White" size="small" aria-disabled={order.isSending}>
          {failures.sendAgain}
        </Button>
      </p>
    </>
  )
}

function LoginEnded({ order }: { readonly order: Order }) {
  const { failures } = useBookingTexts().texts
  return (
    <>
      <p>{failures.loginEnded}</p>
      <p className="row">
        <LoginLink>{failures.logIn}</LoginLink>
        <Button
          type="submit"
          form={orderFormId}
          name="withoutLogin"
          value="1"
          colour="White"
          size="small"
          onClick={(event) => {
            event.preventDefault()
            order.send(true)
          }}
        >
          {failures.withoutLogin}
        </Button>
      </p>
    </>
  )
}

function FixLink({ text, href, label }: { readonly text: string; readonly href: string; readonly label: string }) {
  return (
    <>
      <p>{text}</p>
      <p>
        <Button colour="White" size="small" href={href}>
          {label}
        </Button>
      </p>
    </>
  )
}
