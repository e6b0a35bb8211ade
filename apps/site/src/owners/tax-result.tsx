import { allowances, daysIn, type OwnerTax, type OwnerYear } from '@marram/domain/owner-tax'
import { formatFor } from '@marram/i18n/format'
import { Notice } from '@marram/ui/notice'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { RentChart } from './rent-chart.tsx'

type TaxResultProps = { readonly owner: OwnerYear; readonly result: OwnerTax }

/** Both methods side by side, each down to the owner's net income. */
export function TaxResult({ owner, result }: TaxResultProps) {
  const { edition } = usePageContext().scope
  const { result: words } = usePageMessages('tax')
  const money = (kroner: number): string => formatFor(edition).money(kroner * 100, 'DKK')
  const { flat, accounts, better } = result
  const source = allowances.find(({ year }) => year === owner.year)
  return (
    <>
      <h2 id="tax-result">{words.title(owner.year)}</h2>
      <Notice kind="good">{words.better[better](money(Math.abs(flat.left - accounts.left)))}</Notice>
      <RentChart owner={owner} result={result} money={money} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and there are none in it */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="tax-page__table" role="group" tabIndex={0} aria-labelledby="tax-table">
        <table>
          <caption id="tax-table">{words.caption(owner.letNights, daysIn(owner.year))}</caption>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.flat}</th>
              <th scope="col">{words.accounts}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(owner, result).map(([name, ...amounts]) => (
              <tr key={name} className={name === 'left' || name === 'taxable' ? 'tax-page__total' : undefined}>
                <th scope="row">{words.rows[name]}</th>
                {amounts.map((amount, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the two columns never change their places
                  <td key={index} className={amount === null ? 'muted' : undefined}>
                    {amount === null ? words.none : money(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source ? (
        <p className="small">
          {words.source(source.year, money(source.kroner))}{' '}
          <a href={source.source} target="_blank" rel="noopener">
            {words.sourceName}
            <span className="visually-hidden"> ({words.newTab})</span>
          </a>
        </p>
      ) : null}
      <p className="small">{words.disclaimer}</p>
    </>
  )
}

type RowName = keyof ReturnType<typeof usePageMessages<'tax'>>['result']['rows']
type Row = readonly [name: RowName, flat: number | null, accounts: number | null]

/** A null means that the method has no such deduction. Deductions are above the taxable income, payments below it. */
function rowsOf(owner: OwnerYear, { flat, accounts }: OwnerTax): readonly Row[] {
  return [
    ['rent', owner.rent, owner.rent],
    ['allowance', flat.allowance, null],
    ['deduction', flat.deduction, null],
    ['directCosts', null, accounts.directCosts],
    ['shared', null, accounts.shared],
    ['taxable', flat.taxable, accounts.taxable],
    ['tax', flat.tax, accounts.tax],
    ['propertyValueTax', flat.propertyValueTax, accounts.propertyValueTax],
    ['paidCosts', owner.directCosts, owner.directCosts],
    ['left', flat.left, accounts.left],
  ]
}
