import type { ChangeOffer } from '@marram/contract/desk/changes'
import { type PriceGroup, priceGroups } from '@marram/domain/booking/rebooking'
import type { ReactNode } from 'react'
import { format } from '../../kit/format.ts'
import { words } from './words.ts'

type Props = {
  readonly offer: ChangeOffer
  readonly waivesFee: boolean
  readonly onWaive: (waives: boolean) => void
}

/** −162,00 € or +300,00 €. */
export function signed(amount: number, currency: ChangeOffer['currency']): string {
  return `${amount > 0 ? '+' : ''}${format.exactMoney(amount, currency)}`
}

/** The price before and after, and the difference of each part. */
export function PriceComparison({ offer, waivesFee, onWaive }: Props) {
  const { before, after, currency, fee } = offer
  if (after === null) return null
  const [old, next] = [priceGroups(before.quote), priceGroups(after.quote)]
  const sum = (of: typeof old, groups: readonly PriceGroup[]) => groups.reduce((all, group) => all + of[group], 0)
  const row = (label: ReactNode, ...groups: PriceGroup[]) => (
    <Row label={label} before={sum(old, groups)} after={sum(next, groups)} currency={currency} />
  )
  const hasFee = fee.byTerms > 0 || next['rebooking-fee'] !== 0
  return (
    <table className="t diff">
      <caption className="hide">{words.priceBeforeAfter}</caption>
      <thead>
        <tr>
          <th scope="col">{words.price}</th>
          <th scope="col" className="num">
            {words.now}
          </th>
          <th scope="col" className="num">
            {words.next}
          </th>
          <th scope="col" className="num">
            {words.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {row(words.rent(after.quote.nights), 'rent')}
        {row(words.otherLines, 'items', 'booking-fee')}
        {hasFee &&
          row(
            fee.byTerms > 0 ? (
              <label className="tick">
                <input
                  className="check"
                  type="checkbox"
                  checked={!waivesFee && fee.charged > 0}
                  onChange={({ target }) => onWaive(!target.checked)}
                />
                <span>{words.changeFee(format.exactMoney(fee.byTerms, currency))}</span>
              </label>
            ) : (
              words.earlierFee
            ),
            'rebooking-fee',
          )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td className="num">{format.exactMoney(before.quote.total, currency)}</td>
          <td className="num">{format.exactMoney(after.quote.total, currency)}</td>
          <td className="num diff__sum">{signed(offer.difference ?? 0, currency)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

type RowProps = {
  readonly label: ReactNode
  readonly before: number
  readonly after: number
  readonly currency: ChangeOffer['currency']
}

function Row({ label, before, after, currency }: RowProps) {
  const money = (amount: number) => format.exactMoney(amount, currency)
  return (
    <tr className={before === after ? 'same' : ''}>
      <th scope="row">{label}</th>
      <td className="num">{money(before)}</td>
      <td className="num">{money(after)}</td>
      <td className="num">{before === after ? money(0) : <b>{signed(after - before, currency)}</b>}</td>
    </tr>
  )
}

/** Payments that move with the price. */
export function ChangeEffects({ offer }: { readonly offer: ChangeOffer }) {
  const { before, after, currency, back, toCard, keptAtLeast } = offer
  if (after === null) return null
  const money = (amount: number) => format.exactMoney(amount, currency)
  const count = Math.max(before.instalments.length, after.instalments.length)
  return (
    <div className="effects">
      <p className="label">{words.changesWith}</p>
      <ul>
        {Array.from({ length: count }, (_, index) => {
          const [old, next] = [before.instalments[index], after.instalments[index]]
          const name = words.rateName(index, count)
          const due = next && next.state !== 'paid' ? `, ${words.dueOn(format.day(next.dueOn, 'short'))}` : ''
          const paid = next?.state === 'paid' ? `, ${words.isPaid}` : ''
          return (
            <Moved
              key={name}
              label={`${name}${due}${paid}`}
              before={old?.amount ?? 0}
              after={next?.amount ?? 0}
              money={money}
            />
          )
        })}
        <Moved
          label={words.stillOpen}
          before={Math.max(0, before.owed)}
          after={Math.max(0, after.owed)}
          money={money}
        />
        {back > 0 && (
          <li>
            <span>{words.back}</span>
            <b className="num">{money(back)}</b>
          </li>
        )}
        {toCard > 0 && (
          <li>
            <span>{words.ofItToCard}</span>
            <span className="num">{money(toCard)}</span>
          </li>
        )}
        {keptAtLeast > 0 && (
          <li>
            <span>{words.keptAtLeast}</span>
            <span className="num">{money(keptAtLeast)}</span>
          </li>
        )}
      </ul>
      {back > toCard && <p className="muted">{words.transferYourself(money(back - toCard))}</p>}
    </div>
  )
}

type MovedProps = {
  readonly label: string
  readonly before: number
  readonly after: number
  readonly money: (amount: number) => string
}

function Moved({ label, before, after, money }: MovedProps) {
  return (
    <li>
      <span>{label}</span>
      <span className="num">
        {before !== after && <del>{money(before)}</del>} {money(after)}
      </span>
    </li>
  )
}
