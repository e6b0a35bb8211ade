export interface PriceProps {
  stay: { nights: string; dates: string }
  /** The binding amount, with all mandatory costs. */
  total: string
  /** The estimate of everything with energy, in words. */
  withEnergy?: string
  /** Pass it only for a real reduction: the earlier price, and its label for screen readers. */
  was?: { amount: string; label: string }
  /** The reason for showing these dates instead of the requested ones: the saving. */
  saving?: string
}

export function Price({ stay, total, withEnergy, was, saving }: PriceProps) {
  return (
    <div className={was ? 'price price--deal' : 'price'}>
      <p className="price__stay">
        <b>{stay.dates}</b>
        {stay.nights}
      </p>
      <p className="price__amount">
        <span>
          {was ? (
            <s className="price__was">
              <span className="visually-hidden">{was.label}: </span>
              {was.amount}
            </s>
          ) : null}{' '}
          <span className="price__total">{total}</span>
        </span>
        {withEnergy === undefined ? null : <span className="price__energy">{withEnergy}</span>}
      </p>
      {saving === undefined ? null : <p className="price__saving">{saving}</p>}
    </div>
  )
}
