import { energyTotal } from '@marram/domain/item-charge'
import { rentalTerms } from '@marram/domain/rental-terms'
import { Panel } from '@marram/ui/panel'
import type { ReactNode } from 'react'
import type { PreviewProps } from './compare-panel.tsx'
import { useRebookingTexts } from './rebooking-texts.ts'

type StepProps = { readonly when: string; readonly kind?: 'done' | 'today'; readonly children: ReactNode }

function Step({ when, kind, children }: StepProps) {
  return (
    <li className={kind ? `change-times__${kind}` : undefined}>
      <span className="small muted">{when}</span>
      {children}
    </li>
  )
}

/** The payments after the change: money already paid is deducted first. */
export function PayTimes({ reservation: { booking, today }, preview }: PreviewProps) {
  const { texts, format } = useRebookingTexts()
  const { quote, due, back, toCard } = preview
  const money = (amount: number) => format.money(amount, quote.currency)
  const isDueToday = due.some(({ dueOn }) => dueOn <= today)
  const energy = energyTotal(quote.meteredEstimates)
  return (
    <Panel aria-labelledby="change-pay">
      <h2 id="change-pay">{texts.pay.title}</h2>
      <ol className="change-times">
        {booking.paid > 0 ? (
          <Step when={texts.pay.paid} kind="done">
            <b className="num">{money(booking.paid)}</b>
            <span className="small muted">{texts.pay.counted}</span>
          </Step>
        ) : null}
        {isDueToday ? null : (
          <Step when={texts.pay.today} kind="today">
            <b>{texts.pay.nothing}</b>
          </Step>
        )}
        {back > 0 ? (
          <Step when={texts.pay.within(format.number(rentalTerms.refundWorkingDays))}>
            <b>{texts.pay.back(money(back))}</b>
            {toCard > 0 ? <span className="small muted">{texts.pay.toCard(money(toCard))}</span> : null}
            {back > toCard ? <span className="small muted">{texts.pay.toAccount(money(back - toCard))}</span> : null}
          </Step>
        ) : null}
        {due.map(({ amount, dueOn }) => (
          <Step key={dueOn} when={texts.pay.by(format.day(dueOn, 'long'))}>
            <b>{texts.pay.amount(money(amount))}</b>
          </Step>
        ))}
        {quote.meteredEstimates.length > 0 ? (
          <Step when={texts.pay.after}>
            <b>{texts.pay.metered}</b>
            {energy === null ? null : <span className="small muted">{texts.pay.expected(money(energy.amount))}</span>}
          </Step>
        ) : null}
      </ol>
    </Panel>
  )
}
