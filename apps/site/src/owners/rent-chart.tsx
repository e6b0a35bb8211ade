import type { AccountsResult, FlatResult, OwnerTax, OwnerYear } from '@marram/domain/owner-tax'
import { usePageMessages } from '../kit/scope/page-messages.ts'

const parts = ['costs', 'tax', 'propertyValueTax', 'left'] as const

type RentChartProps = {
  readonly owner: OwnerYear
  readonly result: OwnerTax
  readonly money: (kroner: number) => string
}

/**
 * A bar for each method, as long as the rent or the sum of payments, if that is more. The table has the same figures.
 */
export function RentChart({ owner, result: { flat, accounts }, money }: RentChartProps) {
  const { result: words } = usePageMessages('tax')
  const bars = [
    [words.flat, shares(owner, flat)],
    [words.accounts, shares(owner, accounts)],
  ] as const
  const whole = Math.max(1, ...bars.map(([, amounts]) => sum(amounts)))
  return (
    <figure className="tax-chart">
      <figcaption className="tax-chart__title">{words.chart}</figcaption>
      {bars.map(([name, amounts]) => (
        <div key={name} className="tax-chart__row">
          <div className="tax-chart__name">
            <span>{name}</span>
            <span>{`${words.parts.left}: ${money(amounts.at(-1) ?? 0)}`}</span>
          </div>
          <svg className="tax-chart__bar" width="100%" height="28" aria-hidden="true" focusable="false">
            {amounts.map((amount, index) => (
              <rect
                key={parts[index]}
                className={`tax-chart__part tax-chart__part--${parts[index]}`}
                x={`${(sum(amounts.slice(0, index)) / whole) * 100}%`}
                width={`${(amount / whole) * 100}%`}
                height="28"
              />
            ))}
          </svg>
        </div>
      ))}
      <ul className="tax-chart__legend">
        {parts.map((part) => (
          <li key={part}>
            <svg width="14" height="14" aria-hidden="true" focusable="false">
              <rect className={`tax-chart__part tax-chart__part--${part}`} width="14" height="14" rx="3" />
            </svg>
            {words.parts[part]}
          </li>
        ))}
      </ul>
    </figure>
  )
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** In the order of `parts`. Owners who pay more than the rent have nothing left to draw. */
function shares({ directCosts }: OwnerYear, { tax, propertyValueTax, left }: FlatResult | AccountsResult): number[] {
  return [directCosts, tax, propertyValueTax, Math.max(0, left)]
}
