import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { cancelBooking, offerCancellation } from '@marram/contract/desk/cancelling'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { asking } from '../../kit/desk-client.ts'
import { useDraft } from '../../kit/draft.ts'
import { format } from '../../kit/format.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { ChangesList } from './changes-list.tsx'
import { CommandDialog } from './command-dialog.tsx'
import { parseAmount } from './parse-amount.ts'
import { subjectOf } from './subject-of.ts'
import { useDialogCommand, useSeen } from './use-booking-command.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking; readonly onClose: () => void }

const draftShape = v.object({
  kind: v.picklist(['terms', 'otherwise']),
  amount: v.string(),
  by: v.picklist(['guest', 'agency']),
  note: v.string(),
  tellsGuest: v.boolean(),
})
type Draft = v.InferOutput<typeof draftShape>
const initial: Draft = { kind: 'terms', amount: '', by: 'guest', note: '', tellsGuest: true }

/** Ends a booking by the terms, or for another amount with a reason. */
export function CancelDialog({ shown, onClose }: Props) {
  const { reservationId, currency, languageId } = shown.booking
  const { draft, change, clear } = useDraft(`${reservationId} cancel`, draftShape, initial)
  const offer = useQuery(asking(offerCancellation, { reservationId }))
  const seen = useSeen(shown.version)
  const { run, isPending, error } = useDialogCommand(cancelBooking, () => {
    clear()
    onClose()
  })
  const money = (sum: number): string => format.exactMoney(sum, currency)
  const { byTerms = null, charged = 0 } = offer.data ?? {}
  const amount = parseAmount(draft.amount)
  const kept = draft.kind === 'terms' ? byTerms : amount
  const isWithin = kept !== null && kept <= charged
  const isReady = byTerms !== null && isWithin && (draft.kind === 'terms' || draft.note.trim() !== '')
  const send = () => {
    if (kept === null) return
    const charge = draft.kind === 'terms' ? { kind: draft.kind, accepted: kept } : { kind: draft.kind, amount: kept }
    const { by, tellsGuest } = draft
    run({ reservationId, version: seen.version, charge, by, tellsGuest }, draft.note)
  }
  return (
    <CommandDialog
      {...{ seen, isPending, error, isReady, onClose }}
      title={words.cancelBooking}
      subject={subjectOf(shown)}
      submit={words.cancelBooking}
      isStop
      refusals={{
        ...{ 'charge-changed': words.chargeChanged, 'reason-missing': words.reasonNeeded },
        ...{ 'cannot-cancel': words.refusals['cannot-cancel'] },
      }}
      changes={<ChangesList shown={shown} version={seen.version} />}
      onSubmit={send}
    >
      {offer.data === undefined ? (
        <QueryState query={offer} />
      ) : (
        <>
          <Charges {...{ draft, change, byTerms, charged, money, currency }} />
          {isWithin && <Consequences kept={kept} offer={offer.data} money={money} />}
          <Explanation {...{ draft, change }} />
          <label className="tick">
            <input
              className="check"
              type="checkbox"
              checked={draft.tellsGuest}
              onChange={({ target }) => change({ tellsGuest: target.checked })}
            />
            <span>{words.tellCancelled(words.languages[languageId])}</span>
          </label>
        </>
      )}
    </CommandDialog>
  )
}

type FieldProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void }
type ChargeProps = FieldProps & {
  readonly byTerms: number | null
  readonly charged: number
  readonly currency: string
  readonly money: (amount: number) => string
}

function Charges({ draft, change, byTerms, charged, currency, money }: ChargeProps) {
  const id = useId()
  const amount = parseAmount(draft.amount)
  const isTooMuch = amount !== null && amount > charged
  return (
    <fieldset className="choices">
      <legend className="label">{words.weKeep}</legend>
      <label className="tick">
        <input type="radio" name="charge" checked={draft.kind === 'terms'} onChange={() => change({ kind: 'terms' })} />
        <span>
          {words.byTerms} <b>{byTerms === null ? '–' : money(byTerms)}</b>
        </span>
      </label>
      <label className="tick">
        <input
          type="radio"
          name="charge"
          checked={draft.kind === 'otherwise'}
          onChange={() => change({ kind: 'otherwise' })}
        />
        <span>{words.otherwise}</span>
      </label>
      {draft.kind === 'otherwise' && (
        <div className="field">
          <label htmlFor={id}>{words.amount(currency)}</label>
          <input
            id={id}
            className="input num"
            inputMode="decimal"
            aria-invalid={isTooMuch}
            value={draft.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
          <p className={isTooMuch ? 'hint late' : 'hint'}>{words.atMost(money(charged))}</p>
        </div>
      )}
    </fieldset>
  )
}

type Offer = v.InferOutput<typeof offerCancellation.output>
type ConsequenceProps = {
  readonly kept: number
  readonly offer: Offer
  readonly money: (amount: number) => string
}

function Consequences({ kept, offer: { charged, paid, refundable }, money }: ConsequenceProps) {
  const back = Math.max(0, paid - kept)
  const toCard = Math.min(back, refundable)
  return (
    <div className="effects">
      <ul>
        <li>
          <span>{words.price}</span>
          <span className="num">
            <del>{money(charged)}</del> <b>{money(kept)}</b>
          </span>
        </li>
        <li>
          <span>{kept > paid ? words.stillOpen : words.back}</span>
          <b className="num">{money(kept > paid ? kept - paid : back)}</b>
        </li>
        {toCard > 0 && (
          <li>
            <span>{words.ofItToCard}</span>
            <span className="num">{money(toCard)}</span>
          </li>
        )}
        <li>
          <span>{words.nights}</span>
          <span>{words.freeAgain}</span>
        </li>
      </ul>
      {back > toCard && <p className="muted">{words.transferYourself(money(back - toCard))}</p>}
    </div>
  )
}

function Explanation({ draft, change }: FieldProps) {
  const id = useId()
  return (
    <div className="grid2">
      <div className="field">
        <label htmlFor={`${id}-by`}>{words.whoCancels}</label>
        <select
          id={`${id}-by`}
          className="input"
          value={draft.by}
          onChange={({ target }) => change({ by: target.value === 'agency' ? 'agency' : 'guest' })}
        >
          <option value="guest">{words.theGuest}</option>
          <option value="agency">{words.theAgency}</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>{draft.kind === 'otherwise' ? words.reasonNeeded : words.logNote}</label>
        <input
          id={`${id}-note`}
          className="input"
          maxLength={500}
          required={draft.kind === 'otherwise'}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </div>
  )
}
