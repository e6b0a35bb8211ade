import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { TransferDetails } from '@marram/contract/booking/pay-ways'
import type { Currency } from '@marram/domain/money'
import { writeIban } from '@marram/domain/payment/bank-account'
import { formatFor } from '@marram/i18n/format'
import { IconButton } from '@marram/ui/icon-button'
import { useState } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

export const transferTitleId = 'transfer-title'

/** On the receipt, if a transfer is offered and a payment is due. */
export function TransferPanel({ booking }: { readonly booking: GuestBooking }) {
  const { transfer } = booking.payWays
  if (transfer === null || hasPaidByCard(booking)) return null
  return (
    <div className="panel">
      <TransferLines transfer={transfer} currency={booking.currency} heading="h2" />
    </div>
  )
}

/** The rest is due much later, and bank details beside the thanks would look as if the card had failed. @internal */
export function hasPaidByCard({ payChoice, paid }: Pick<GuestBooking, 'payChoice' | 'paid'>): boolean {
  return payChoice === 'card' && paid > 0
}

type LinesProps = {
  readonly transfer: TransferDetails
  readonly currency: Currency
  readonly heading?: 'h2' | 'h3'
}

/** Bank details for a transfer: text to select and copy, with a copy button for each if there is script. */
export function TransferLines({ transfer, currency, heading: Heading = 'h3' }: LinesProps) {
  const { edition } = usePageContext().scope
  const { transfer: words } = usePageMessages('payment')
  const { name, iban, bic, danish, amount, reference, code } = transfer
  const money = formatFor(edition).money(amount, currency)
  // The format that banks accept: without thousands separators, with the language's decimal sign.
  const decimal = edition === 'en' ? '.' : ','
  const written = `${Math.floor(amount / 100)}${decimal}${String(amount % 100).padStart(2, '0')}`
  return (
    <section className="transfer" aria-labelledby={transferTitleId}>
      <Heading id={transferTitleId}>{words.title}</Heading>
      <p className="transfer__lead">{words.lead(money)}</p>
      <dl className="transfer__lines">
        <Line label={words.payee} shown={name} />
        {currency === 'DKK' && danish !== null ? (
          <>
            <Line label={words.registration} shown={danish.registration} />
            <Line label={words.account} shown={danish.account} />
          </>
        ) : null}
        <Line label={words.iban} shown={writeIban(iban)} copied={iban} />
        <Line label={words.bic} shown={bic} />
        <Line label={words.amount} shown={money} copied={written} />
        <Line label={words.reference} shown={reference} />
      </dl>
      {code === null ? null : (
        <figure className="transfer__code">
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code} shapeRendering="crispEdges">
            <path d={code.path} />
          </svg>
          <figcaption className="small muted">{words.scan}</figcaption>
        </figure>
      )}
    </section>
  )
}

type LineProps = { readonly label: string; readonly shown: string; readonly copied?: string }

function Line({ label, shown, copied = shown }: LineProps) {
  const { transfer: words } = usePageMessages('payment')
  const [answer, setAnswer] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = async () => {
    try {
      // Undefined on pages without HTTPS.
      await navigator.clipboard.writeText(copied)
      setAnswer('copied')
    } catch {
      setAnswer('copyFailed')
    }
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="transfer__value num">{shown}</span>
        <IconButton
          className="needs-script"
          icon={answer === 'copied' ? 'check' : 'copy'}
          label={words.copy(label)}
          onClick={copy}
        />
        <span className="small" role="status">
          {answer === null ? '' : words[answer]}
        </span>
      </dd>
    </div>
  )
}
