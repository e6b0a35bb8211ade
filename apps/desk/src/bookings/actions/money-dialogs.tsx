import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { receiveMoney, refundCard, refundMoney } from '@marram/contract/desk/money'
import { useId } from 'react'
import * as v from 'valibot'
import { useDraft } from '../../kit/draft.ts'
import { format } from '../../kit/format.ts'
import { ChangesList } from './changes-list.tsx'
import { CommandDialog } from './command-dialog.tsx'
import { parseAmount, writeAmount } from './parse-amount.ts'
import { subjectOf } from './subject-of.ts'
import { useDialogCommand, useSeen } from './use-booking-command.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking; readonly onClose: () => void }

const draftShape = v.object({
  amount: v.string(),
  reference: v.string(),
  way: v.picklist(['card', 'transfer']),
  note: v.string(),
})
type Draft = v.InferOutput<typeof draftShape>

/** Books money that came in other than by card. */
export function PaymentDialog({ shown, onClose }: Props) {
  const { booking } = shown
  const due = booking.payWays.due > 0 ? booking.payWays.due : Math.max(0, booking.owed)
  const initial: Draft = { amount: due > 0 ? writeAmount(due) : '', reference: '', way: 'transfer', note: '' }
  const { draft, change, clear } = useDraft(`${booking.reservationId} payment`, draftShape, initial)
  const seen = useSeen(shown.version)
  const { run, isPending, error } = useDialogCommand(receiveMoney, () => {
    clear()
    onClose()
  })
  const amount = parseAmount(draft.amount)
  const isReady = amount !== null && amount > 0 && draft.reference.trim() !== ''
  const money = (sum: number): string => format.exactMoney(sum, booking.currency)
  return (
    <CommandDialog
      {...{ seen, isPending, error, isReady, onClose }}
      title={words.payment}
      subject={subjectOf(shown)}
      submit={amount === null ? words.enter : `${words.enter}, ${money(amount)}`}
      changes={<ChangesList shown={shown} version={seen.version} />}
      onSubmit={() =>
        amount !== null &&
        run(
          { reservationId: booking.reservationId, version: seen.version, amount, reference: draft.reference },
          draft.note,
        )
      }
    >
      <p>{words.paymentText}</p>
      <AmountFields {...{ draft, change }} currency={booking.currency} hasReference />
      {amount !== null && (
        <Effect label={words.openAfter} before={booking.owed} after={booking.owed - amount} money={money} />
      )}
    </CommandDialog>
  )
}

/** Sends money back: to the card by itself, or by a transfer that somebody makes at the bank. */
export function RefundDialog({ shown, onClose }: Props) {
  const { booking, refundableToCards } = shown
  const most = booking.paid - booking.refundsPending
  const surplus = Math.min(most, Math.max(0, -booking.owed - booking.refundsPending))
  const initial: Draft = {
    ...{ amount: surplus > 0 ? writeAmount(surplus) : '', reference: '', note: '' },
    way: refundableToCards > 0 ? 'card' : 'transfer',
  }
  const { draft, change, clear } = useDraft(`${booking.reservationId} refund`, draftShape, initial)
  const seen = useSeen(shown.version)
  const done = () => {
    clear()
    onClose()
  }
  const card = useDialogCommand(refundCard, done)
  const transfer = useDialogCommand(refundMoney, done)
  const isCard = draft.way === 'card' && refundableToCards > 0
  const limit = isCard ? Math.min(most, refundableToCards) : most
  const amount = parseAmount(draft.amount)
  const isWithin = amount !== null && amount > 0 && amount <= limit
  const money = (sum: number): string => format.exactMoney(sum, booking.currency)
  const input = { reservationId: booking.reservationId, version: seen.version, amount: amount ?? 0 }
  return (
    <CommandDialog
      {...{ seen, onClose }}
      title={words.refund}
      subject={subjectOf(shown)}
      submit={isWithin ? `${words.refund}, ${money(amount)}` : words.refund}
      isReady={isWithin && (isCard || draft.reference.trim() !== '')}
      isPending={card.isPending || transfer.isPending}
      error={isCard ? card.error : transfer.error}
      refusals={{ 'too-much': words.tooMuch(money(limit)) }}
      changes={<ChangesList shown={shown} version={seen.version} />}
      onSubmit={() =>
        isCard ? card.run(input, draft.note) : transfer.run({ ...input, reference: draft.reference }, draft.note)
      }
    >
      {refundableToCards > 0 && (
        <fieldset className="choices">
          <legend className="label">{words.way}</legend>
          <Way way="card" {...{ draft, change }} text={words.toCard(money(refundableToCards))} />
          <Way way="transfer" {...{ draft, change }} text={words.byTransfer} />
        </fieldset>
      )}
      <AmountFields {...{ draft, change }} currency={booking.currency} hasReference={!isCard} />
      {amount !== null && amount > limit ? (
        <p className="late" role="alert">
          {words.tooMuch(money(limit))}
        </p>
      ) : (
        <p className="muted">{words.atMost(money(limit))}</p>
      )}
    </CommandDialog>
  )
}

type FieldProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void }

function Way({ way, text, draft, change }: FieldProps & { readonly way: Draft['way']; readonly text: string }) {
  return (
    <label className="tick">
      <input type="radio" name="way" checked={draft.way === way} onChange={() => change({ way })} />
      <span>{text}</span>
    </label>
  )
}

function AmountFields({
  draft,
  change,
  currency,
  hasReference,
}: FieldProps & { currency: string; hasReference: boolean }) {
  const id = useId()
  const isWrong = draft.amount !== '' && parseAmount(draft.amount) === null
  return (
    <div className="grid2">
      <div className="field">
        <label htmlFor={`${id}-amount`}>{words.amount(currency)}</label>
        <input
          id={`${id}-amount`}
          className="input num"
          inputMode="decimal"
          aria-invalid={isWrong}
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        {isWrong && <p className="hint late">{words.amountLike}</p>}
      </div>
      {hasReference && (
        <div className="field">
          <label htmlFor={`${id}-reference`}>{words.reference}</label>
          <input
            id={`${id}-reference`}
            className="input"
            maxLength={100}
            value={draft.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
          <p className="hint">{words.referenceHint}</p>
        </div>
      )}
      <div className="field span2">
        <label htmlFor={`${id}-note`}>{words.logNote}</label>
        <input
          id={`${id}-note`}
          className="input"
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </div>
  )
}

type EffectProps = {
  readonly label: string
  readonly before: number
  readonly after: number
  readonly money: (amount: number) => string
}

function Effect({ label, before, after, money }: EffectProps) {
  return (
    <div className="effects">
      <ul>
        <li>
          <span>{label}</span>
          <span className="num">
            <del>{money(before)}</del> <b>{money(after)}</b>
          </span>
        </li>
      </ul>
    </div>
  )
}
