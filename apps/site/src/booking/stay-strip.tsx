import { addDays } from '@marram/domain/iso-day'
import { Picture } from '@marram/ui/picture'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { partyWords, useBookingTexts } from './booking-texts.ts'
import type { SummaryProps } from './summary.tsx'

/** Keeps the house in view on phones, where there is no room for the summary. The bar at the bottom has its price. */
export function StayStrip({ choice, flow }: Pick<SummaryProps, 'choice' | 'flow'>) {
  const bookingTexts = useBookingTexts()
  const { format, texts } = bookingTexts
  const { arrival, duration, party } = choice
  const { image, name, title } = flow.lodging
  return (
    <aside className="stay-strip" aria-label={texts.review.house}>
      {image ? <Picture src={ownPictureUrl(image.url)} alt="" width={96} height={72} fit="cover" /> : null}
      <p>
        <b>{title || name.toUpperCase()}</b>
        <span className="small muted">
          {format.dayRange(arrival, addDays(arrival, duration))} · {partyWords(party, bookingTexts)}
        </span>
      </p>
    </aside>
  )
}
