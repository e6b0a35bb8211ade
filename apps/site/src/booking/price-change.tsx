import type { Quote } from '@marram/domain/quote'
import { Notice } from '@marram/ui/notice'
import { useBookingTexts } from './booking-texts.ts'

type PriceChangeProps = { readonly seenTotal: number | null; readonly quote: Pick<Quote, 'total' | 'currency'> }

/** Shown to a guest who saw another price before; the button then agrees to the new one. */
export function PriceChange({ seenTotal, quote: { total, currency } }: PriceChangeProps) {
  const { format, texts } = useBookingTexts()
  if (seenTotal === null || seenTotal === total) return null
  return (
    <Notice kind="sand" icon="circle-alert" announce>
      {texts.priceChanged(format.money(seenTotal, currency), format.money(total, currency))}
    </Notice>
  )
}
