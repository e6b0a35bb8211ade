import type { ReactNode } from 'react'
import { useBookingTexts } from './booking-texts.ts'
import { SummaryContent, type SummaryProps } from './summary.tsx'

/** On phones the price is always visible; a press on it shows the line items. */
export function BottomBar({ children, ...summary }: SummaryProps & { readonly children?: ReactNode }) {
  const { format, texts } = useBookingTexts()
  const { quote } = summary
  return (
    <aside className="bottom-bar bottom-bar--booking" aria-label={texts.summary.bar}>
      <details className="bar-lines">
        <summary className="bottom-bar__price">
          <b className="num">
            {quote?.kind === 'quoted' ? format.money(quote.quote.total, quote.quote.currency) : texts.summary.bar}
          </b>
          <span className="bar-lines__show">{texts.summary.show}</span>
        </summary>
        <div className="bar-lines__content">
          <SummaryContent {...summary} />
        </div>
      </details>
      {children}
    </aside>
  )
}
