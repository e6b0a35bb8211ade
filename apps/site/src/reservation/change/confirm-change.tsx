import { isMoved } from '@marram/domain/booking/rebooking'
import { keptPercent } from '@marram/domain/rental-terms'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { Panel } from '@marram/ui/panel'
import { useEffect, useState } from 'react'
import { CancellationSteps } from '../change-panel.tsx'
import { ActionForm } from '../reservation-form.tsx'
import type { PreviewProps } from './compare-panel.tsx'
import { type ChangeProps, fieldsOf, useRebookingTexts } from './rebooking-texts.ts'

type ConfirmChangeProps = ChangeProps & PreviewProps

const formId = 'change-confirm'

/** The terms, and the agreement of the guest: nothing is ticked in advance, and the button says if it costs money. */
export function ConfirmChange({ access, offer, reservation, preview }: ConfirmChangeProps) {
  const { texts, format } = useRebookingTexts()
  const [isSending, setSending] = useSending()
  const { quote, terms, difference, keptAtLeast, due } = preview
  const { booking, today } = reservation
  const isOther = isMoved(booking.quote.stay, quote.stay)
  const money = (amount: number) => format.money(amount, quote.currency)
  const days = format.dayRange(quote.stay.arrival, quote.stay.departure)
  const label = difference > 0 ? texts.agree.more : texts.agree.less
  const dueToday = due.find(({ dueOn }) => dueOn <= today)
  const fields = { ...fieldsOf(offer.wish), acceptedTotal: quote.total, terms }
  return (
    <>
      {isOther ? (
        <Panel aria-labelledby="change-cancel">
          <h2 id="change-cancel">{texts.terms.title}</h2>
          <p>{keptPercent(today, quote.stay.arrival, booking.terms) === 100 ? texts.terms.all : texts.terms.lead}</p>
          <CancellationSteps arrival={quote.stay.arrival} terms={booking.terms} today={today} />
          {keptAtLeast > 0 ? <p>{texts.terms.least(money(keptAtLeast))}</p> : null}
        </Panel>
      ) : null}
      <ActionForm
        access={access}
        intent="rebook"
        fields={fields}
        id={formId}
        className="change__confirm"
        onSubmit={() => setSending(true)}
      >
        <Checkbox
          top
          required
          name="agree"
          label={isOther ? texts.agree.dates(days, money(quote.total)) : texts.agree.same(days, money(quote.total))}
        />
        <Button colour="CTA" type="submit" disabled={isSending} className="change__submit">
          {isSending ? texts.agree.sending : label}
        </Button>
      </ActionForm>
      <aside className="bottom-bar change__bar" aria-label={texts.compare.after}>
        <p className="bottom-bar__price">
          <b className="num">{money(quote.total)}</b>
          <span className="small">
            {dueToday ? texts.agree.today(money(dueToday.amount)) : texts.agree.nothingToday}
          </span>
        </p>
        <Button colour="CTA" type="submit" form={formId} disabled={isSending}>
          {isSending ? texts.agree.sending : label}
        </Button>
      </aside>
    </>
  )
}

/** True while the form is sent. A page that the browser kept for Back can be sent again. */
function useSending(): readonly [boolean, (isSending: boolean) => void] {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    const reset = () => setSending(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  return [isSending, setSending]
}
