import { energyTotal } from '@marram/domain/item-charge'
import { Panel } from '@marram/ui/panel'
import { TimedStep, TimedSteps } from '../../booking/timed-steps.tsx'
import type { PreviewProps } from './compare-panel.tsx'
import { useRebookingTexts } from './rebooking-texts.ts'

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
      <TimedSteps>
        {booking.paid > 0 ? (
          <TimedStep when={texts.pay.paid} kind="done">
            <b className="num">{money(booking.paid)}</b>
            <span className="small muted">{texts.pay.counted}</span>
          </TimedStep>
        ) : null}
        {isDueToday ? null : (
          <TimedStep when={texts.pay.today} kind="today">
            <b>{texts.pay.nothing}</b>
          </TimedStep>
        )}
        {back > 0 ? (
          <TimedStep when={texts.pay.within(format.number(booking.terms.refundWorkingDays))}>
            <b>{texts.pay.back(money(back))}</b>
            {toCard > 0 ? <span className="small muted">{texts.pay.toCard(money(toCard))}</span> : null}
            {back > toCard ? <span className="small muted">{texts.pay.toAccount(money(back - toCard))}</span> : null}
          </TimedStep>
        ) : null}
        {due.map(({ amount, dueOn }) => (
          <TimedStep key={dueOn} when={texts.pay.by(format.day(dueOn, 'long'))}>
            <b>{texts.pay.amount(money(amount))}</b>
          </TimedStep>
        ))}
        {quote.meteredEstimates.length > 0 ? (
          <TimedStep when={texts.pay.after}>
            <b>{texts.pay.metered}</b>
            {energy === null ? null : <span className="small muted">{texts.pay.expected(money(energy.amount))}</span>}
          </TimedStep>
        ) : null}
      </TimedSteps>
    </Panel>
  )
}
