import { DeskError } from '@marram/contract/desk/client'
import { type offerByPhone, type PhoneWish, placeByPhone, placeStaffHold } from '@marram/contract/desk/phone'
import { priceGroups } from '@marram/domain/booking/rebooking'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { describeFailure } from '../../kit/describe-failure.ts'
import { format, timeOf } from '../../kit/format.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { TakenList } from './change-status.tsx'
import { guestOf, type PhoneDraft } from './phone-draft.ts'
import { useDialogCommand } from './use-booking-command.ts'
import { words } from './words.ts'

type Offer = v.InferOutput<typeof offerByPhone.output>
type Props = {
  readonly draft: PhoneDraft
  readonly wish: PhoneWish | null
  readonly change: (part: Partial<PhoneDraft>) => void
  readonly query: UseQueryResult<Offer>
  readonly onBooked: (reservationId: string) => void
}

/** The price that the guest hears, and what to do with it: book, or hold. */
export function PhoneOffer({ draft, wish, change, query, onBooked }: Props) {
  const offer = wish === null ? undefined : query.data
  return (
    <aside className="panel phone__offer">
      {wish === null && <p className="muted">{words.chooseHouse}</p>}
      {wish !== null && offer === undefined && <QueryState query={query} />}
      {wish !== null && offer !== undefined && (
        <>
          <Price offer={offer} />
          <Booking {...{ draft, wish, offer, onBooked }} isCurrent={!query.isPlaceholderData && !query.isFetching} />
          {wish.holdId === undefined && <Holding {...{ draft, wish, change }} isFree={offer.taken.length === 0} />}
        </>
      )}
    </aside>
  )
}

function Price({ offer: { quote, refusal, taken, instalments, deferred } }: { readonly offer: Offer }) {
  const known: Readonly<Record<string, string>> = words.refusals
  const money = (amount: number) => format.exactMoney(amount, quote?.currency ?? 'EUR')
  const groups = quote && priceGroups(quote)
  return (
    <>
      {refusal !== null && <p className="late">{known[refusal] ?? refusal}</p>}
      {taken.length > 0 && (
        <p className="late">
          {words.refusals['not-available']} <TakenList taken={taken} />
        </p>
      )}
      {quote !== null && groups !== null && (
        <dl className="sum">
          <Line name={words.rent(quote.nights)} text={money(groups.rent)} />
          <Line name={words.otherLines} text={money(groups.items + groups['booking-fee'])} />
          <div className="phone__total">
            <dt>{words.total}</dt>
            <dd>{money(quote.total)}</dd>
          </div>
          {instalments.map(({ amount, dueOn }) => (
            <Line
              key={dueOn}
              name={`${words.payments}, ${words.dueOn(format.day(dueOn, 'long'))}`}
              text={money(amount)}
            />
          ))}
        </dl>
      )}
      {deferred !== null && <p className="muted">{words.waitsForYes}</p>}
    </>
  )
}

const Line = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{text}</dd>
  </div>
)

type BookingProps = Pick<Props, 'draft' | 'onBooked'> & {
  readonly wish: PhoneWish
  readonly offer: Offer
  readonly isCurrent: boolean
}

const { firstName, lastName, address, postalCode, city, country, phoneNumber: phone, email } = words
const fieldNames: Readonly<Record<string, string>> = {
  ...{ firstName, lastName, address, postalCode, city, country, phone, email },
}

const problems = v.object({ problems: v.array(v.object({ field: v.string() })) })

/** The fields that the service refused, as people call them. */
function wrongFields(error: Error | null): string[] {
  if (!(error instanceof DeskError) || !v.is(problems, error.data)) return []
  return error.data.problems.flatMap(({ field }) => fieldNames[field] ?? [])
}

function Booking({ draft, wish, offer, isCurrent, onBooked }: BookingProps) {
  const { run, isPending, error } = useDialogCommand(placeByPhone, ({ reservationId }) => onBooked(reservationId))
  const { quote, taken } = offer
  const isReady = quote !== null && taken.length === 0 && isCurrent && draft.isAgreed && !isPending
  const wrong = wrongFields(error)
  return (
    <>
      {error !== null && (
        <p className="late" role="alert">
          {wrong.length > 0
            ? `${words.guestDetails} ${wrong.join(', ')}.`
            : describeFailure(error, { ...words.refusals, 'price-changed': words.priceChanged })}
        </p>
      )}
      <button
        type="button"
        className="btn btn--act"
        disabled={!isReady}
        onClick={() => quote !== null && run({ ...wish, guest: guestOf(draft), acceptedTotal: quote.total })}
      >
        {words.book}
        {quote !== null && `, ${format.exactMoney(quote.total, quote.currency)}`}
      </button>
    </>
  )
}

const holdHours = [2, 4, 24, 48, 72, 168] as const

type HoldProps = Pick<Props, 'draft' | 'change'> & { readonly wish: PhoneWish; readonly isFree: boolean }

function Holding({ draft, wish, change, isFree }: HoldProps) {
  const id = useId()
  const [until, setUntil] = useState<string | null>(null)
  const { run, isPending, error } = useDialogCommand(placeStaffHold, ({ expiresAt }) => setUntil(expiresAt))
  const heldFor = `${draft.firstName} ${draft.lastName}`.trim()
  const { lodgingId, arrival, departure } = wish
  return (
    <div className="phone__hold">
      <p className="muted">{words.holdText}</p>
      <div className="field">
        <label htmlFor={id}>{words.holdFor}</label>
        <select
          id={id}
          className="input"
          value={draft.hours}
          onChange={({ target }) => change({ hours: Number(target.value) })}
        >
          {holdHours.map((hours) => (
            <option key={hours} value={hours}>
              {words.holdHours(hours)}
            </option>
          ))}
        </select>
      </div>
      {until !== null && (
        <p className="good" role="status">
          {words.heldUntil(format.day(copenhagenDay(new Date(until)), 'weekday'), timeOf(until))}
        </p>
      )}
      {error !== null && (
        <p className="late" role="alert">
          {describeFailure(error, words.refusals)}
        </p>
      )}
      <button
        type="button"
        className="btn"
        disabled={!isFree || heldFor === '' || isPending}
        onClick={() => run({ lodgingId, arrival, departure, heldFor, hours: draft.hours })}
      >
        {words.hold}
        {heldFor !== '' && `, ${heldFor}`}
      </button>
    </div>
  )
}
