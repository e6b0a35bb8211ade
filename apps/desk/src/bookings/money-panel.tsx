import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { meteredKind } from '@marram/domain/item-charge'
import { CircleAlert, CircleCheck, CircleDashed, CircleDotDashed, CircleX } from 'lucide-react'
import { format } from '../kit/format.ts'
import { Ledger } from './ledger.tsx'
import { dayWithYear } from './stay-words.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking }

export function MoneyPanel({ shown }: Props) {
  const { booking } = shown
  const { currency, charged, paid, owed, refundsPending, payChoice, state } = booking
  const money = (amount: number): string => format.exactMoney(amount, currency)
  return (
    <section className="panel" aria-labelledby="money">
      <div className="panel__head">
        <h2 id="money">{words.money}</h2>
        <span className="muted">{payChoice === 'card' ? words.chosenCard : words.chosenInvoice}</span>
      </div>
      <dl className="sum sum--three">
        <div>
          <dt>{state === 'cancelled' ? words.kept : words.total}</dt>
          <dd>{money(charged)}</dd>
        </div>
        <div>
          <dt>{words.paid}</dt>
          <dd>{money(paid)}</dd>
        </div>
        <div>
          <dt>{owed < 0 ? words.toReturn : words.open}</dt>
          <dd>{money(Math.abs(owed))}</dd>
        </div>
      </dl>
      {refundsPending > 0 && <p className="pad muted">{words.onTheWay(money(refundsPending))}</p>}
      <Rates shown={shown} />
      <Ledger shown={shown} />
    </section>
  )
}

function Rates({ shown: { booking } }: Props) {
  const { instalments, currency, quote, terms, state } = booking
  const money = (amount: number): string => format.exactMoney(amount, currency)
  const covered = coverage(booking)
  return (
    <table className="t rates">
      <caption className="hide">{words.rates}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.due}</th>
          <th scope="col">{words.state}</th>
          <th scope="col" className="num">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {instalments.map((instalment, index) => (
          <tr key={instalment.dueOn}>
            <th scope="row">{instalments.length === 1 ? words.onlyRate : (words.rateNames[index] ?? words.rate)}</th>
            <td>
              {state === 'confirmed-later' && index === 0
                ? words.afterApproval(terms.firstInstalment.dueDaysAfterBooking)
                : dayWithYear(instalment.dueOn)}
            </td>
            <td>
              <RateState state={instalment.state} covered={covered[index] ?? 0} money={money} />
            </td>
            <td className="num">{money(instalment.amount)}</td>
          </tr>
        ))}
        {quote.meteredEstimates.map(({ itemId, type, amount }) => (
          <tr key={itemId}>
            <th scope="row">{words.meteredKinds[meteredKind(type)]}</th>
            <td>{words.afterDeparture}</td>
            <td className="muted">{amount === null ? words.byMeter : words.estimate}</td>
            <td className="num muted">{amount === null ? '–' : words.about(format.money(amount, currency))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Payments cover the earliest instalment first. */
function coverage({ instalments, paid }: DeskBooking['booking']): number[] {
  let left = paid
  return instalments.map(({ amount }) => {
    const part = Math.max(0, Math.min(left, amount))
    left -= part
    return part
  })
}

type RateProps = {
  readonly state: DeskBooking['booking']['instalments'][number]['state']
  readonly covered: number
  readonly money: (amount: number) => string
}

const rateLooks = {
  paid: { icon: CircleCheck, look: 'here' },
  due: { icon: CircleDashed, look: 'off' },
  overdue: { icon: CircleAlert, look: 'late' },
  void: { icon: CircleX, look: 'off' },
} as const

function RateState({ state, covered, money }: RateProps) {
  const isPart = covered > 0 && (state === 'due' || state === 'overdue')
  const { icon, look } = rateLooks[state]
  const Icon = isPart && state === 'due' ? CircleDotDashed : icon
  return (
    <span className={`state state--${isPart && state === 'due' ? 'set' : look}`}>
      <Icon className="i" aria-hidden="true" />
      {isPart ? `${words.rateStates[state]}, ${words.covered(money(covered))}` : words.rateStates[state]}
    </span>
  )
}
