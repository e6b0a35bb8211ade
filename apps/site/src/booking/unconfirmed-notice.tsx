import { Notice } from '@marram/ui/notice'
import { useEffect, useRef } from 'react'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { phoneHref, usePhone } from '../frame/header/header-phone.tsx'
import { useBookingTexts } from './booking-texts.ts'
import { receiptHref } from './step-href.ts'

/** This browser's unconfirmed bookings, if known. */
type Props = { readonly waiting: readonly string[] }

/** In the second step. It takes the focus. */
export function UnconfirmedNotice({ waiting }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has a new list
  useEffect(() => box.current?.focus(), [waiting])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="error" announce>
        <UnconfirmedReason waiting={waiting} />
      </Notice>
    </div>
  )
}

/** Earlier bookings come first: confirm them, have their mail sent again, or call. */
export function UnconfirmedReason({ waiting }: Props) {
  const { failures } = useBookingTexts().texts
  const phone = usePhone(useFrameSettings())
  return (
    <>
      <p>{failures.unconfirmed}</p>
      {waiting.length === 0 ? null : (
        <>
          <p>{failures.unconfirmedHere}</p>
          <ul>
            {waiting.map((reservationId) => (
              <li key={reservationId}>
                <a href={receiptHref(reservationId)}>{failures.waiting(reservationId)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {failures.unconfirmedCall}{' '}
        <a href={phoneHref(phone)} className="num">
          {phone}
        </a>
      </p>
    </>
  )
}
