export interface PriceProps {
  stay: { nights: string; dates: string }
  total: string
  /** Says what the amount includes and what is charged in addition. */
  note: string
  /** Pass it only for a real reduction: the earlier price, its label for screen readers, and the reference in words. */
  was?: { amount: string; label: string; note: string }
  /** The reason for showing these dates instead of the requested ones: the saving. */
  saving?: string
}

export function Price({ stay, total, note, was, saving }: PriceProps) {
  return (
    <div className={was ? 'price price--deal' : 'price'}>
      <p className="price__stay">
        <b>{stay.nights}</b>
        {stay.dates}
      </p>
      <p className="price__amount">
        {was ? (
          <s className="price__was">
            <span className="visually-hidden">{was.label}: </span>
            {was.amount}
          </s>
        ) : null}
        <span className="price__total">{total}</span>
      </p>
      {saving === undefined ? null : <p className="price__saving">{saving}</p>}
      <p className="price__note">
        {note}
        {was ? (
          <>
            <br />
            {was.note}
          </>
        ) : null}
      </p>
    </div>
  )
}
