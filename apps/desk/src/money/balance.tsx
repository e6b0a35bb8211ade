import { moneyIn } from '../kit/format.ts'
import { words } from './words.ts'

type Props = {
  /** Of the booking; negative if its guest gets money back. */
  readonly owed: number
  /** Of the bank entry; negative for outgoing money. */
  readonly amount: number
  readonly currency: string
}

/** The debt of a booking now and after the assignment. */
export function Balance({ owed, amount, currency }: Props) {
  return (
    <span className="balance">
      <span className="hide">{words.now} </span>
      <span className="muted">{describe(owed, currency)}</span> →<span className="hide"> {words.after}</span>{' '}
      <b className={owed === amount ? 'good' : undefined}>{describe(owed - amount, currency)}</b>
    </span>
  )
}

function describe(owed: number, currency: string): string {
  if (owed === 0) return words.settled
  return owed > 0 ? words.owes(moneyIn(owed, currency)) : words.credit(moneyIn(-owed, currency))
}
